import { expect, test } from 'vitest';
import { parseEmbed } from '../../../src/site/embed.ts';

const youtube = {
  host: 'YouTube',
  origin: 'https://www.youtube-nocookie.com',
  player: 'https://www.youtube-nocookie.com/embed/aBcDeFgHi_-?autoplay=1',
  page: 'https://www.youtube.com/watch?v=aBcDeFgHi_-',
};

test.each([
  'https://www.youtube.com/watch?v=aBcDeFgHi_-',
  'https://youtube.com/watch?list=x&v=aBcDeFgHi_-&t=12',
  'https://m.youtube.com/watch?v=aBcDeFgHi_-',
  'https://youtu.be/aBcDeFgHi_-?si=tracking',
  'https://www.youtube.com/embed/aBcDeFgHi_-',
  'https://www.youtube.com/shorts/aBcDeFgHi_-',
  'https://www.youtube-nocookie.com/embed/aBcDeFgHi_-',
])('The address %s is a film at YouTube, played from its host without cookies', (address) => {
  expect(parseEmbed(address)).toEqual(youtube);
});

test.each(['https://vimeo.com/123456789', 'https://player.vimeo.com/video/123456789?autopause=0'])(
  'The film %s at Vimeo is played without tracking',
  (address) => {
    expect(parseEmbed(address)).toEqual({
      host: 'Vimeo',
      origin: 'https://player.vimeo.com',
      player: 'https://player.vimeo.com/video/123456789?dnt=1&autoplay=1',
      page: 'https://vimeo.com/123456789',
    });
  },
);

test.each(['https://vimeo.com/123456789/0a1b2c3d4e', 'https://player.vimeo.com/video/123456789?h=0a1b2c3d4e'])(
  'The film %s at Vimeo has the key that opens it',
  (address) => {
    expect(parseEmbed(address)).toMatchObject({
      player: 'https://player.vimeo.com/video/123456789?dnt=1&autoplay=1&h=0a1b2c3d4e',
      page: 'https://vimeo.com/123456789/0a1b2c3d4e',
    });
  },
);

test.each([
  ['nothing', null],
  ['no address', 'aBcDeFgHi_-'],
  ['another host', 'https://films.example/watch?v=aBcDeFgHi_-'],
  ['a host that only ends alike', 'https://notyoutube.com/watch?v=aBcDeFgHi_-'],
  ['a host that only begins alike', 'https://youtube.com.films.example/watch?v=aBcDeFgHi_-'],
  ['a name from Object', 'https://constructor/123456789'],
  ['a host with a user', 'https://www.youtube.com@films.example/watch?v=aBcDeFgHi_-'],
  ['a user at the host', 'https://somebody@vimeo.com/123456789'],
  ['a port', 'https://vimeo.com:8443/123456789'],
  ['an address in the clear', 'http://vimeo.com/123456789'],
  ['a script', 'javascript:alert(1)//youtu.be/aBcDeFgHi_-'],
  ['an id that leaves its place', 'https://youtu.be/..%2F..%2Flogin1'],
  ['an id with a query in it', 'https://www.youtube.com/watch?v=aBcDeFg%26a%3D1'],
  ['an id that is too long', 'https://youtu.be/aBcDeFgHi_-x'],
  ['a list without a film', 'https://www.youtube.com/playlist?list=aBcDeFgHi_-'],
  ['a Vimeo page that is no film', 'https://vimeo.com/channels/staffpicks/123456789'],
])('The address %s is not framed', (_what, address) => {
  expect(parseEmbed(address)).toBeUndefined();
});

test('A wrong key of a film is left out', () => {
  expect(parseEmbed('https://player.vimeo.com/video/1?h=%22onload')?.player).toBe(
    'https://player.vimeo.com/video/1?dnt=1&autoplay=1',
  );
});
