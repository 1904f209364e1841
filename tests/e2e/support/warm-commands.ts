import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';

/** A command line with all that it takes from its surroundings. */
export interface CommandLine {
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly cwd: string;
}

/** A command line, and the copy of the project that runs it. */
export interface ProjectCommandLine extends CommandLine {
  readonly project: string;
}

/** The result of a command: its exit code and what it wrote. */
export interface CommandAnswer {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Processes of each project that wait for their next command. All test files of a worker share them, and they end with the worker. */
const idle = new Map<string, ChildProcess[]>();

/**
 * Runs a command line in a process that has run others before it, since a small export takes half of its time to start
 * and to load its modules. Commands that run at the same time have a process each.
 */
export async function runWarm({ project, ...line }: ProjectCommandLine): Promise<CommandAnswer> {
  const waiting = idle.get(project) ?? [];
  idle.set(project, waiting);
  const child = waiting.pop() ?? startProcess(project, line.env);
  const answer = await answerOf(child, line);
  waiting.push(child);
  return answer;
}

function startProcess(project: string, env: CommandLine['env']): ChildProcess {
  const child = fork(join(import.meta.dirname, 'command-process.ts'), [project], {
    env,
    execArgv: [],
    // No terminal, as for a command whose output is captured. What a crash prints is shown.
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  child.stderr?.pipe(process.stderr, { end: false });
  return child;
}

/** Rejects if the process ends, as it does for an exception that nobody catches. */
function answerOf(child: ChildProcess, line: CommandLine): Promise<CommandAnswer> {
  return new Promise((resolve, reject) => {
    const fail = (code: number | null) =>
      reject(new Error(`helios ${line.args.join(' ')} ended its process: ${code}.`));
    child.once('exit', fail).once('message', (answer: CommandAnswer) => {
      child.off('exit', fail);
      resolve(answer);
    });
    child.send(line);
  });
}
