import { spawn } from 'node:child_process';

/** Child processes still running, ended when the command is interrupted. */
const running = new Set();
const interruption = new AbortController();

/** Exit code a shell gives a command that Ctrl-C ended. */
export const INTERRUPTED = 130;
const PATIENCE_MS = 3000;

const stopAll = () => {
  for (const child of running) {
    try {
      process.kill(-child.pid, 'SIGTERM');
    } catch {
      child.kill('SIGTERM');
    }
  }
};

const onSignal = () => {
  // A second signal may be npm passing on the Ctrl-C that the terminal has sent already; the end is near anyway.
  if (interruption.signal.aborted) return;
  interruption.abort();
  stopAll();
  const wait = setInterval(() => {
    if (running.size === 0) process.exit(INTERRUPTED);
  }, 50);
  // A child that ignores the request is ended the hard way; nothing of ours is left behind.
  setTimeout(() => {
    clearInterval(wait);
    for (const child of running) process.kill(-child.pid, 'SIGKILL');
    process.exit(INTERRUPTED);
  }, PATIENCE_MS);
};

/**
 * From now on Ctrl-C and SIGTERM end the children, abort `signal`, and then this process exits with 130.
 * `release` hands the signals back, for a server that stops in its own way.
 */
export function interruptible() {
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  const release = () => {
    process.off('SIGINT', onSignal);
    process.off('SIGTERM', onSignal);
  };
  return { signal: interruption.signal, release };
}

/**
 * Runs a command in a process group of its own and resolves with its exit code and the output in the order it came.
 * `onText` sees the output as it arrives.
 */
export function runChild(command, args, { cwd, env, onText } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    let output = '';
    const take = (chunk) => {
      output += chunk;
      onText?.(String(chunk));
    };
    running.add(child);
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('error', (error) => {
      running.delete(child);
      reject(error);
    });
    child.on('close', (code, signal) => {
      running.delete(child);
      resolve({ code: code ?? 1, signal, output });
    });
  });
}
