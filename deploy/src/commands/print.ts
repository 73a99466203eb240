/** Output of a command. */
export interface Print {
  line(text: string): void;
  complaint(text: string): void;
}

export const printer: Print = {
  line: (text) => void process.stdout.write(`${text}\n`),
  complaint: (text) => void process.stderr.write(`${text}\n`),
};
