import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import type { CommandAnswer, CommandLine } from './warm-commands.ts';

// A process that runs one command line after the other, as `bin/helios.js` runs a single one. It starts without the
// command's modules, and keeps them once they are loaded. Its argument is the folder of the project.

const [project = ''] = process.argv.slice(2);

// The cache of the project, as `bin/helios.js` uses it: without it, a process removes the types of all modules first.
enableCompileCache(join(import.meta.dirname, '../../../.helios/code'));

process.on('disconnect', () => process.exit());
process.on('message', async (line: CommandLine) => {
  process.send?.(await answerTo(line));
});

async function answerTo({ args, env, cwd }: CommandLine): Promise<CommandAnswer> {
  replaceEnvironment(env);
  process.chdir(cwd);
  process.exitCode = undefined;
  const output = { stdout: '', stderr: '' };
  {
    using _stdout = collect(process.stdout, (text) => {
      output.stdout += text;
    });
    using _stderr = collect(process.stderr, (text) => {
      output.stderr += text;
    });
    const { run }: typeof import('../../../src/cli/run.ts') = await import(join(project, 'src/cli/run.ts'));
    await run([process.execPath, 'helios', ...args]);
  }
  return { code: Number(process.exitCode ?? 0), ...output };
}

function replaceEnvironment(env: Readonly<Record<string, string>>): void {
  for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
  Object.assign(process.env, env);
}

/** Passes on what is written to a stream, instead of writing it. Disposing undoes this, and removes the listeners that the command added. */
function collect(stream: NodeJS.WriteStream, take: (text: string) => void): Disposable {
  const { write } = stream;
  const known = stream.listeners('error');
  const decoder = new TextDecoder();
  stream.write = (chunk: string | Uint8Array, ...rest: unknown[]) => {
    take(typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true }));
    const written = rest.findLast((each) => typeof each === 'function');
    if (written) process.nextTick(written);
    return true;
  };
  return {
    [Symbol.dispose]() {
      stream.write = write;
      for (const listener of stream.listeners('error')) {
        if (!known.includes(listener)) stream.off('error', listener as (error: Error) => void);
      }
    },
  };
}
