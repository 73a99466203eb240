// Words by which shops name their pages, in the languages that most shops have. Links are compared in lower case.
// Only those who look at a shop read them: the store server, and the plugin for WordPress, whose release brings them along.

/** Pages of a shop, each with the words of its link. */
export const pageWords = {
  checkout:
    /\bcheckout\b|\/kasse\b|\bzur kasse\b|\bcommander\b|\bfinalizar (la )?compra\b|\bafrekenen\b|\/pagamento\b|\bkassan\b/,
  cart: /\b(cart|basket|warenkorb|panier|carrito|carrello|winkelwagen|winkelmand|varukorg|koszyk|carrinho)\b/,
  refund:
    /refund|\breturns?\b|return[-_ ]polic|r(ü|ue)ckgabe|widerruf|erstattung|retoure|rembours|\bretours?\b|devoluci|reembols|\bresi\b|rimbors|terugbetal|zwrot|reklamac|devolu|(å|a)terbetal|returrätt/,
  terms:
    /\bterms\b|\btos\b|conditions of (sale|use)|\bagb\b|gesch(ä|ae)ftsbedingungen|conditions g(é|e)n(é|e)rales|\bcgv\b|condiciones|termini|condizioni|voorwaarden|regulamin|termos|villkor/,
  contact:
    /\bcontact\b|get in touch|\bkontakt\b|impressum|contacto|contattaci|contatti|contactez|contato|\babout([-_ ]us)?\b/,
} as const;

/** Pages that are looked for. */
export type PageName = keyof typeof pageWords;

/** Words of a page that only announces the shop. */
export const comingSoonWords =
  /coming soon|under construction|launching soon|opening soon|under maintenance|maintenance mode|site is (private|offline)|wartungsmodus|in k(ü|ue)rze|demn(ä|ae)chst verf(ü|ue)gbar|bient(ô|o)t disponible|en construction|pr(ó|o)ximamente|in arrivo|binnenkort|wkr(ó|o)tce/i;

/** Names of markers that platforms put on such pages. */
export const comingSoonMarks = /^(woo-?commerce-coming-soon.*|woo-coming-soon.*|coming-?soon.*|maintenance-?mode.*)$/i;

/** Words of a page that asks for a password before it shows anything. */
export const passwordWords =
  /password[- ]protected|enter (the )?(store |site )?password|opening soon.*password|passwortgesch(ü|ue)tzt|protég(é|e)e? par mot de passe|protegid[oa] (por|con) contrase(ñ|n)a/i;

/** Words beside a field for a password that stands in front of the shop. */
export const passwordFieldWords = /password|passwor[dt]|mot de passe|contrase/i;

/** Ways to pay, each with how shops write it in texts, pictures and names of files. */
export const paymentWords: readonly (readonly [name: string, words: RegExp])[] = [
  ['Visa', /\bvisa\b/],
  ['Mastercard', /\bmaster[- ]?card\b/],
  ['American Express', /\bamerican express\b|\bamex\b/],
  ['Discover', /\bdiscover card\b|\bpayment-discover\b/],
  ['PayPal', /\bpay ?pal\b/],
  ['Apple Pay', /\bapple[- ]?pay\b/],
  ['Google Pay', /\bgoogle[- ]?pay\b|\bgpay\b/],
  ['Shop Pay', /\bshop[- ]?pay\b/],
  ['Klarna', /\bklarna\b/],
  ['Afterpay', /\bafterpay\b|\bclearpay\b/],
  ['iDEAL', /\bideal payment\b|\bi ?deal\b(?=.{0,40}(pay|betal|bank))/],
  ['SEPA', /\bsepa\b|\blastschrift\b/],
  ['Bancontact', /\bbancontact\b/],
  [
    'Credit card',
    /\bcredit cards?\b|\bdebit cards?\b|\bkreditkarten?\b|\bcarte (bancaire|de cr(é|e)dit)\b|\btarjetas? de cr(é|e)dito\b/,
  ],
  ['Bank transfer', /\bbank transfer\b|\bwire transfer\b|\b(ü|ue)berweisung\b|\bvirement\b|\btransferencia\b/],
  ['Cash on delivery', /\bcash on delivery\b|\bnachnahme\b|\bcontrareembolso\b/],
  ['Invoice', /\bpay by invoice\b|\bkauf auf rechnung\b|\brechnungskauf\b/],
];
