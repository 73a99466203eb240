import { exit, noMoreThan, type Command } from '../command';

const commandWords = (commands: readonly Command[]): string => commands.map(({ name }) => name).join(' ');

const cases = (commands: readonly Command[], models: string): readonly string[] =>
  commands.map(({ name, options }) => {
    const marks = Object.keys(options).map((option) => `--${option}`);
    return `    ${name}) words="${[models, ...marks, '--help'].join(' ')}" ;;`;
  });

/** Prints what a shell needs to complete names; `commands` are all there are. */
export const completionOf = (commands: () => readonly Command[]): Command => ({
  name: 'completion',
  words: '',
  summary: 'Prints a shell function `model` that completes commands, models and options, for bash and zsh.',
  details: ['Put the line of the example into your profile, then type `model ch` and the tab key.'],
  examples: ['completion'],
  options: {},
  run: (typed, { models }, { print }) => {
    noMoreThan(0, typed);
    const ids = models.map(({ id }) => id).join(' ');
    print(
      [
        '# eval "$(npm run --silent model -- completion)"',
        '[ -n "$ZSH_VERSION" ] && autoload -U +X bashcompinit && bashcompinit',
        'model() { npm run --silent model -- "$@"; }',
        '_model() {',
        `  local words="${commandWords(commands())}"`,
        '  [ "$COMP_CWORD" -gt 1 ] && case "${COMP_WORDS[1]}" in',
        ...cases(commands(), ids),
        '  esac',
        '  COMPREPLY=($(compgen -W "$words" -- "${COMP_WORDS[COMP_CWORD]}"))',
        '}',
        'complete -F _model model',
      ].join('\n'),
    );
    return exit.fine;
  },
});
