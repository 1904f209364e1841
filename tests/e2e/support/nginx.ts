import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { nginxFile } from '../../../src/site/host-rules.ts';
import type { HostedSite } from '../../sites/hosted-site.ts';
import { firstThere, installPackages, mayInstallPackages, namedBy, onPath } from '../../system.ts';
import { type Ask, askBy } from './ask.ts';

export interface RunningNginx extends AsyncDisposable {
  readonly ask: Ask;
}

/**
 * A real nginx to test with: HELIOS_NGINX, or the system's. If there is none, Debian's is installed, as far as this user
 * may; undefined elsewhere.
 */
export function findOrInstallNginx(): string | undefined {
  const found = findNginx();
  if (found !== undefined || !mayInstallPackages()) return found;
  console.log('No nginx here yet: installing one for the tests of host rules.');
  installPackages(['nginx-light']);
  return findNginx();
}

function findNginx(): string | undefined {
  // Debian has it in a folder that is on the path of root only.
  return firstThere([namedBy('HELIOS_NGINX'), ...onPath(['nginx']), '/usr/sbin/nginx']);
}

/** Starts an nginx that sends a site by the rules in its host folder. It listens on a socket in a folder of its own. */
export async function startNginx(
  nginx: string,
  site: Pick<HostedSite, 'folder' | 'hostFolder'>,
  folder: string,
): Promise<RunningNginx> {
  mkdirSync(folder, { recursive: true });
  const socketPath = join(folder, 'socket');
  const config = join(folder, 'nginx.conf');
  writeFileSync(config, configOf(site, folder, socketPath));
  execFileSync(nginx, ['-t', '-q', '-p', folder, '-e', join(folder, 'error.log'), '-c', config], { stdio: 'inherit' });
  const child = spawn(nginx, ['-p', folder, '-e', join(folder, 'error.log'), '-c', config], { stdio: 'ignore' });
  await untilListening(child, socketPath);
  return {
    ask: askBy((path, headers) => request({ socketPath, path, headers: { host: 'localhost', ...headers } })),
    async [Symbol.asyncDispose]() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
      await ended;
    },
  };
}

/** The settings of an operator: nothing but what the comment in the first line of the include says. */
function configOf(
  { folder: root, hostFolder }: Pick<HostedSite, 'folder' | 'hostFolder'>,
  folder: string,
  socketPath: string,
): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  return `
    daemon off;
    master_process off;
    pid ${join(folder, 'pid')};
    events { }
    http {
      access_log off;
      ${temporary.join('\n')}
      types { text/html html; application/json json; text/javascript js; image/svg+xml svg; text/plain txt; }
      server {
        listen unix:${socketPath};
        root ${root};
        include ${join(hostFolder, nginxFile)};
      }
    }
  `;
}

/** A socket has a file a moment before it takes connections. */
async function untilListening(child: ChildProcess, socketPath: string): Promise<void> {
  while (!(await takesConnections(socketPath))) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}.`);
    await wait(5);
  }
}

function takesConnections(socketPath: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(socketPath, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
