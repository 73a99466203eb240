import type { VerificationMethod } from '@listings/shared-api/contract';
import {
  coolingUntilAfter,
  parseSavedPhone,
  parseTypedPhone,
  keptPhoneOf,
  phoneStart,
  phoneCountries,
  phoneVerificationActors,
  phoneVerificationMachine,
  type Actor,
  type KeptPhone,
  type ParsedPhone,
  type PhoneVerificationProblem,
} from '@listings/shared-machines';
import { useFormats, useText } from '@listings/shared-ui';
import { countryNames } from '@listings/shared-values';
import type { ComboboxOption } from '@listings/shared-ui/combobox';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import {
  usePage,
  useFailureText,
  useReference,
  useDraft,
  useKeptDraft,
  useLeaveGuard,
  useActorWithInput,
} from '@listings/shared-app';
import { keepEntry, keepPhone, recallPhone } from './phone-session';
import { useSealedNumber } from './use-sealed-number';

type PhoneStage = 'entering' | 'coding' | 'verified';

/** The phone block: what it shows and what it takes. */
export interface PhoneVerificationView {
  readonly stage: PhoneStage;
  /** Call under way. */
  readonly busy: 'requesting' | 'verifying' | null;
  readonly countries: readonly ComboboxOption[];
  readonly country: string;
  /** Label of the country that the typed number brought along last; undefined since a country was picked. */
  readonly brought: string | undefined;
  /** As typed. */
  readonly national: string;
  /** Reason why the typed text is no number of the country, in words; null for a number. */
  readonly numberProblem: string | null;
  /** The number in international form; '' where it is not known, as after a reload while a code is awaited. */
  readonly display: string;
  readonly method: VerificationMethod;
  /** A code was sent by the chosen method and has not expired. */
  readonly isSent: boolean;
  /** Moment the chosen method may be used again, in milliseconds since 1970; null when it may now. */
  readonly coolingUntil: number | null;
  readonly code: string;
  /** Error in words, until the next try. */
  readonly problem: string | null;
  /** Id by which the server's log names the failed call. */
  readonly reference?: string | undefined;
  readonly canSend: boolean;
  /** The number at hand was verified already: Send keeps it, without a code. */
  readonly isKnown: boolean;
  readonly canResend: boolean;
  /** The code may be asked for by the other method, or is known to have been. */
  readonly canSwitch: boolean;
  readonly canEdit: boolean;
  readonly pickCountry: (country: string) => void;
  /** A number in international form brings its country along. */
  readonly typeNumber: (typed: string) => void;
  readonly pickMethod: (method: VerificationMethod) => void;
  readonly send: () => void;
  readonly resend: () => void;
  readonly typeCode: (code: string) => void;
  readonly verify: () => void;
  readonly edit: () => void;
}

type PhoneActor = Actor<typeof phoneVerificationMachine>;
type CoolingUntil = KeptPhone['coolingUntil'];

type PhoneSnapshot = ReturnType<PhoneActor['getSnapshot']>;

function useCoolingUntil(actor: PhoneActor): CoolingUntil {
  const [until, setUntil] = useState<CoolingUntil>({ SMS: null, PHONE_CALL: null });
  useEffect(() => {
    const follow = (snapshot: PhoneSnapshot) => setUntil((known) => coolingUntilAfter(known, snapshot, Date.now()));
    follow(actor.getSnapshot());
    const subscription = actor.subscribe(follow);
    return () => subscription.unsubscribe();
  }, [actor]);
  return until;
}

/** The problem in words, and the reference of the call that failed, where one did. */
function useToldProblem() {
  const rule = useText('rules');
  const failureText = useFailureText();
  const referenceOf = useReference();
  return (problem: PhoneVerificationProblem | null): Pick<PhoneVerificationView, 'problem' | 'reference'> => {
    if (problem === null) return { problem };
    const { kind, message } = problem;
    if (kind !== 'requestFailed' && kind !== 'verifyFailed') return { problem: rule(`phone.${kind}`) };
    const call = kind === 'requestFailed' ? 'requestVerificationCode' : 'verifyPhoneNumber';
    return { problem: failureText(call, { status: 0, serverMessage: message }), reference: referenceOf(call) };
  };
}

const asKept = (kept: unknown): unknown => kept;
const personal = { personal: true } as const;

/** Initial state: the block as it was left, else the saved number, else the country of the store. */
function useStart({ saved, isVerified, view }: PhoneKnown) {
  const { bootstrap, memory } = usePage();
  const edited = { kept: useDraft('phone', asKept), entry: useDraft('phone', asKept, personal) };
  return useState(() => {
    const traces = view === 'setup-mc' ? recallPhone(memory) : edited;
    const storeCountry = bootstrap.defaultCountry.split(':')[0] ?? '';
    return { ...phoneStart({ ...traces, saved, isVerified, storeCountry, now: Date.now() }), view };
  })[0];
}

interface Keeping {
  readonly isVerified: boolean;
  readonly coolingUntil: CoolingUntil;
  /** Sealed number that a code was sent to before this page load. */
  readonly sentBefore: string | null;
}

/**
 * Keeps what was typed while another step is shown, and what was sent and verified over a reload, too. In the settings
 * only while a lost connection is mended.
 */
function useKeptPhone({ context }: PhoneSnapshot, { isVerified, coolingUntil, sentBefore }: Keeping): void {
  const { memory } = usePage();
  const { view, country, national, phone } = context;
  const sentTo = useSealedNumber(phone?.e164 ?? null, sentBefore, isVerified && view === 'setup-mc');
  const kept = JSON.stringify(keptPhoneOf(context, { isVerified, coolingUntil, sentTo }));
  const isSetup = view === 'setup-mc';
  // Apart from the number, which changes with every key: a write into the browser's storage is dear.
  useEffect(() => {
    if (isSetup) keepPhone(JSON.parse(kept) as KeptPhone);
  }, [isSetup, kept]);
  useEffect(() => {
    if (isSetup) keepEntry(memory, isVerified ? null : { country, national });
  }, [isSetup, memory, isVerified, country, national]);
  const isEdited = view === 'settings' && !isVerified;
  useKeptDraft('phone', () => (isEdited ? (JSON.parse(kept) as KeptPhone) : null));
  useKeptDraft('phone', () => (isEdited ? { country, national } : null), personal);
}

/**
 * A number that was typed but not sent goes with the page: it is in no storage. In the settings it goes with the screen, and
 * the code that is awaited, too [S4.21, O4.09].
 */
function usePhoneGuard(snapshot: PhoneSnapshot, begun: string): void {
  const { navigation } = usePage();
  const [here] = useState(() => navigation.current());
  const { view, national } = snapshot.context;
  const isTyped = snapshot.hasTag('entering') && national !== begun;
  useLeaveGuard((next) => {
    if (view === 'setup-mc') return next === null && isTyped;
    const isSameScreen = next?.path === here.path && next.params?.['subpath'] === here.params?.['subpath'];
    return !isSameScreen && (isTyped || snapshot.hasTag('coding'));
  });
}

/** Countries by their names in the reader's language, found by the English ones too. */
function useCountryOptions(): ComboboxOption[] {
  const { countries } = usePage().bootstrap;
  const { compare } = useFormats();
  return useMemo(() => {
    const english = countryNames(countries, 'en');
    return phoneCountries(countries)
      .map(({ code, name, callingCode }) => ({
        value: code,
        label: `${name} (+${callingCode})`,
        keywords: `${english[code]} ${code} ${callingCode} +${callingCode}`,
      }))
      .sort((one, other) => compare(one.label, other.label));
  }, [countries, compare]);
}

/** Country that a complete number in international form belongs to, of those to choose from; undefined for any other text. */
function countryOfTyped(typed: string, countries: readonly ComboboxOption[]): ComboboxOption | undefined {
  const parsing = parseSavedPhone(typed);
  return parsing.isValid ? countries.find(({ value }) => value === parsing.phone.country) : undefined;
}

/** Typing a number, which may bring its country along, and picking the country. */
function useNumberEntry(actor: PhoneActor, { country, national }: PhoneSnapshot['context']) {
  const countries = useCountryOptions();
  const [brought, setBrought] = useState<string>();
  return {
    countries,
    brought,
    pickCountry: (picked: string) => {
      setBrought(undefined);
      actor.send({ type: 'number.typed', country: picked, national });
    },
    typeNumber: (typed: string) => {
      const found = countryOfTyped(typed, countries);
      if (found !== undefined && found.value !== country) setBrought(found.label);
      actor.send({ type: 'number.typed', country: found?.value ?? country, national: typed });
    },
  };
}

/** Known phone data when the block is mounted. */
export interface PhoneKnown {
  /** The number the server holds; null for none, or for what is no number. */
  readonly saved: ParsedPhone | null;
  /** That number was verified in this session. */
  readonly isVerified: boolean;
  readonly view: 'setup-mc' | 'settings';
}

/** Verification of the store's phone number [S4.18, S5.15]. Begins with the saved number, ready to be edited. */
export function usePhoneVerification(known: PhoneKnown): PhoneVerificationView {
  const { saved } = known;
  const { api } = usePage();
  const rule = useText('rules');
  const toldProblem = useToldProblem();
  const start = useStart(known);
  const machine = useMemo(() => phoneVerificationMachine.provide({ actors: phoneVerificationActors(api) }), [api]);
  const actor = useActorWithInput(machine, start);
  const snapshot = useSelector(actor, (state) => state);
  const { context } = snapshot;
  const coolingUntil = useCoolingUntil(actor);
  const isVerified = snapshot.hasTag('done');
  useKeptPhone(snapshot, { isVerified, coolingUntil, sentBefore: start.resumed?.sentTo ?? null });
  usePhoneGuard(snapshot, start.national);
  const entry = useNumberEntry(actor, context);
  const { national, country } = context;
  const parsing = useMemo(() => parseTypedPhone(national, country), [national, country]);
  const isVerifying = snapshot.hasTag('verifying');
  return {
    stage: isVerified ? 'verified' : snapshot.hasTag('coding') ? 'coding' : 'entering',
    busy: isVerifying ? 'verifying' : snapshot.hasTag('busy') ? 'requesting' : null,
    ...entry,
    country,
    national,
    numberProblem: parsing.isValid ? null : rule(`phone.${parsing.problem}`),
    display: (context.phone ?? (isVerified ? saved : null))?.display ?? '',
    method: context.method,
    isSent: context.verificationIds[context.method] !== null,
    coolingUntil: coolingUntil[context.method],
    code: context.code,
    ...toldProblem(context.problem),
    canSend: snapshot.can({ type: 'send' }),
    isKnown: context.phone !== null && context.phone.e164 === context.verified,
    canResend: snapshot.can({ type: 'resend' }),
    canSwitch: snapshot.can({ type: 'method.picked', method: context.method === 'SMS' ? 'PHONE_CALL' : 'SMS' }),
    canEdit: snapshot.can({ type: 'edit' }),
    pickMethod: (method) => actor.send({ type: 'method.picked', method }),
    send: () => actor.send({ type: 'send' }),
    resend: () => actor.send({ type: 'resend' }),
    typeCode: (code) => actor.send({ type: 'code.typed', code }),
    verify: () => actor.send({ type: 'verify' }),
    edit: () => {
      const isUnknown = isVerified && context.phone === null && saved !== null;
      const number = isUnknown ? { known: { country: saved.country, national: saved.nationalNumber } } : {};
      actor.send({ type: 'edit', ...number });
    },
  };
}
