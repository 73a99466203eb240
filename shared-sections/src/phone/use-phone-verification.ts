import { phoneAttempts, type VerificationMethod } from '@listings/shared-api/contract';
import {
  parseSavedPhone,
  parseTypedPhone,
  phoneCountries,
  phoneVerificationActors,
  phoneVerificationMachine,
  type PhoneVerificationProblem,
  type Actor,
} from '@listings/shared-machines';
import { useText } from '@listings/shared-ui';
import type { ComboboxOption } from '@listings/shared-ui/forms';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { usePage } from '../page/page.context';
import { useFailureText } from '../page/use-failure-notice';
import { usePluggedActor } from '../page/use-plugged-actor';

type PhoneStage = 'entering' | 'coding' | 'verified';

/** The phone block: what it shows and what it takes. */
export interface PhoneVerificationView {
  readonly stage: PhoneStage;
  /** Which call is under way. */
  readonly busy: 'requesting' | 'verifying' | null;
  readonly countries: readonly ComboboxOption[];
  readonly country: string;
  /** As typed. */
  readonly national: string;
  /** Why what was typed is no number of the country, in words; null while it is one. */
  readonly numberProblem: string | null;
  /** The number in international form. */
  readonly display: string;
  readonly method: VerificationMethod;
  /** A code was sent by the chosen method and has not expired. */
  readonly isSent: boolean;
  /** When the chosen method may be asked again, in milliseconds since 1970; null when it may now. */
  readonly coolingUntil: number | null;
  readonly code: string;
  /** What went wrong, in words, until the next try. */
  readonly problem: string | null;
  readonly canSend: boolean;
  readonly canResend: boolean;
  readonly canEdit: boolean;
  readonly typeNumber: (entry: { country: string; national: string }) => void;
  readonly pickMethod: (method: VerificationMethod) => void;
  readonly send: () => void;
  readonly resend: () => void;
  readonly typeCode: (code: string) => void;
  readonly verify: () => void;
  readonly edit: () => void;
}

type PhoneActor = Actor<typeof phoneVerificationMachine>;
type CoolingUntil = Readonly<Record<VerificationMethod, number | null>>;

/** The moments at which the cool-downs under way end: the chart knows only that they are. */
function useCoolingUntil(actor: PhoneActor): CoolingUntil {
  const [until, setUntil] = useState<CoolingUntil>({ SMS: null, PHONE_CALL: null });
  useEffect(() => {
    const subscription = actor.subscribe((snapshot) => {
      const end = (isCooling: boolean, known: number | null) =>
        isCooling ? (known ?? Date.now() + phoneAttempts.resendCooldownMs) : null;
      setUntil((known) => {
        const SMS = end(snapshot.matches({ smsCooldown: 'cooling' }), known.SMS);
        const PHONE_CALL = end(snapshot.matches({ callCooldown: 'cooling' }), known.PHONE_CALL);
        return SMS === known.SMS && PHONE_CALL === known.PHONE_CALL ? known : { SMS, PHONE_CALL };
      });
    });
    return () => subscription.unsubscribe();
  }, [actor]);
  return until;
}

function useProblemText(): (problem: PhoneVerificationProblem | null) => string | null {
  const rule = useText('rules');
  const failureText = useFailureText();
  return (problem) => {
    if (problem === null) return null;
    const { kind, message } = problem;
    if (kind === 'requestFailed' || kind === 'verifyFailed') {
      const key = kind === 'requestFailed' ? 'requestVerificationCode' : 'verifyPhoneNumber';
      return failureText(key, { status: 0, serverMessage: message });
    }
    return rule(`phone.${kind}`);
  };
}

/** The country and number to begin with: the saved ones, else the country of the store. */
function useStart(savedNumber: string | null): { country: string; national: string } {
  const { bootstrap } = usePage();
  return useMemo(() => {
    const saved = savedNumber === null ? null : parseSavedPhone(savedNumber);
    if (saved?.isValid) return { country: saved.phone.country, national: saved.phone.nationalNumber };
    return { country: bootstrap.defaultCountry.split(':')[0] ?? '', national: '' };
  }, [bootstrap, savedNumber]);
}

const optionsOf = (names: Readonly<Record<string, string>>): ComboboxOption[] =>
  phoneCountries(names).map(({ code, name, callingCode }) => ({
    value: code,
    label: `${name} (+${callingCode})`,
    keywords: `${code} ${callingCode} +${callingCode}`,
  }));

/** Verification of the store's phone number [S4.18, S5.15]. Begins with the saved number, ready to be edited. */
export function usePhoneVerification(savedNumber: string | null, view: 'setup-mc' | 'settings'): PhoneVerificationView {
  const { api, bootstrap } = usePage();
  const rule = useText('rules');
  const problemText = useProblemText();
  const start = useStart(savedNumber);
  const machine = useMemo(() => phoneVerificationMachine.provide({ actors: phoneVerificationActors(api) }), [api]);
  const actor = usePluggedActor(machine, { ...start, view });
  const snapshot = useSelector(actor, (state) => state);
  const { context } = snapshot;
  const coolingUntil = useCoolingUntil(actor);
  const countries = useMemo(() => optionsOf(bootstrap.countries), [bootstrap]);
  const parsing = parseTypedPhone(context.national, context.country);
  const isVerifying = snapshot.matches({ flow: 'verifying' });
  return {
    stage: snapshot.hasTag('done') ? 'verified' : snapshot.hasTag('coding') ? 'coding' : 'entering',
    busy: isVerifying ? 'verifying' : snapshot.hasTag('busy') ? 'requesting' : null,
    countries,
    country: context.country,
    national: context.national,
    numberProblem: parsing.isValid ? null : rule(`phone.${parsing.problem}`),
    display: context.phone?.display ?? '',
    method: context.method,
    isSent: context.verificationIds[context.method] !== null,
    coolingUntil: coolingUntil[context.method],
    code: context.code,
    problem: problemText(context.problem),
    canSend: snapshot.can({ type: 'send' }),
    canResend: snapshot.can({ type: 'resend' }),
    canEdit: snapshot.can({ type: 'edit' }),
    typeNumber: (entry) => actor.send({ type: 'number.typed', ...entry }),
    pickMethod: (method) => actor.send({ type: 'method.picked', method }),
    send: () => actor.send({ type: 'send' }),
    resend: () => actor.send({ type: 'resend' }),
    typeCode: (code) => actor.send({ type: 'code.typed', code }),
    verify: () => actor.send({ type: 'verify' }),
    edit: () => actor.send({ type: 'edit' }),
  };
}
