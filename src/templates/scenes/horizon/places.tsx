import type { ReactNode } from 'react';
import { deep, ember, glow, haze, ink, mist, petrol, rust, white } from './inks.ts';

/** Places and what stands in them, as they stand on the horizon (horizon-objects.tsx). */
export const places = {
  shop: (
    <>
      <path fill={white} d="M170 150h200v170H170z" />
      <path fill={mist} d="M370 150h100v170H370z" />
      <path fill={ember} d="M152 96h336l22 62H130z" />
      <path fill={white} d="M196 96h42l-8 62h-50zM280 96h40v62h-48zM364 96h42l16 62h-50z" />
      <path fill={rust} d="M130 158h380v10H130z" />
      <path fill={petrol} d="M196 196h120v84H196z" />
      <path fill={glow} d="M228 280a28 28 0 0 1 56 0z" />
      <path fill={deep} d="M346 196h74v124h-74z" />
      <path fill={glow} d="M404 254h8v20h-8z" />
    </>
  ),
  crane: (
    <>
      <path fill={ember} d="M236 320V72h20v248z" />
      <path fill={rust} d="M256 320V72h20v248z" />
      <path fill={ember} d="M150 88h340v16H150z" />
      <path fill={rust} d="M256 40l-90 48h16l74-38 200 38h18L262 40z" />
      <path fill={ink} d="M150 104h54v36h-54zM276 112h36v34h-36z" />
      <path fill={ink} d="M436 104h4v74h-4z" />
      <path fill={petrol} d="M398 178h80v58h-80z" />
      <path fill={deep} d="M446 178h32v58h-32z" />
      <path fill={haze} d="M328 262h56v58h-56zM392 280h84v40h-84z" />
      <path fill={petrol} d="M366 262h18v58h-18zM448 280h28v40h-28z" />
      <path fill={ink} d="M206 306h100v14H206z" />
    </>
  ),
  door: (
    <>
      <path fill={deep} d="M224 320V132a96 96 0 0 1 192 0v188z" />
      <path fill={glow} d="M248 320V136a72 72 0 0 1 144 0v184z" />
      <path fill={ember} d="M248 320V136a72 72 0 0 1 72-72l-8 44v212z" />
      <path fill={rust} d="M312 108l8-44v256h-8z" />
      <circle cx="298" cy="216" r="8" fill={ink} />
      <path fill={ink} d="M196 308h248v12H196z" />
    </>
  ),
  desk: (
    <>
      <path fill={petrol} d="M160 220h186v16H160z" />
      <path fill={deep} d="M346 220h136v16H346z" />
      <path fill={deep} d="M176 236h16v84h-16zM450 236h16v84h-16z" />
      <path fill={petrol} d="M372 236h62v60h-62z" />
      <path fill={ink} d="M420 236h14v60h-14zM390 262h18v6h-18z" />
      <path fill={white} d="M226 128h96v76h-96z" />
      <path fill={mist} d="M322 128h34v76h-34z" />
      <path fill={haze} d="M240 146h56v8h-56zM240 166h40v8h-40z" />
      <path fill={ink} d="M282 204h18v16h-18zM262 214h58v6h-58z" />
      <path fill={ember} d="M404 220v-52l-26-34 16-12 32 42v56z" />
      <path fill={rust} d="M416 220v-54l10 14v40z" />
      <path fill={glow} d="M362 148a28 28 0 0 1 34-34z" />
    </>
  ),
  clinic: (
    <>
      <path fill={white} d="M172 166h196v154H172z" />
      <path fill={mist} d="M368 166h106v154H368z" />
      <path fill={petrol} d="M152 166l118-82 118 82z" />
      <path fill={deep} d="M270 84h106l118 82H388z" />
      <path fill={petrol} d="M258 178h24v20h20v24h-20v20h-24v-20h-20v-24h20z" />
      <path fill={deep} d="M248 258h44v62h-44z" />
      <path fill={glow} d="M190 258h38v34h-38zM312 258h38v34h-38z" />
      <path fill={haze} d="M392 196h58v34h-58zM392 258h58v34h-58z" />
      <path fill={ember} d="M238 248h64v10h-64z" />
    </>
  ),
  signpost: (
    <>
      <path fill={petrol} d="M308 36h12v284h-12z" />
      <path fill={deep} d="M320 36h12v284h-12z" />
      <path fill={ink} d="M272 306h96v14h-96z" />
      <path fill={ember} d="M268 58h64v56h-64z" />
      <path fill={rust} d="M332 58h92l32 28-32 28h-92z" />
      <path fill={white} d="M332 132H216l-32 28 32 28h116z" />
      <path fill={mist} d="M332 132h44v56h-44z" />
      <path fill={petrol} d="M268 206h64v56h-64z" />
      <path fill={deep} d="M332 206h68l32 28-32 28h-68z" />
      <path fill={glow} d="M288 82h116v8H288zM288 230h92v8h-92z" />
      <path fill={ink} d="M224 156h116v8H224z" />
    </>
  ),
  server: (
    <>
      <path fill={petrol} d="M212 80h148v240H212z" />
      <path fill={deep} d="M360 80h68v240h-68z" />
      {/* The lid is the limit. */}
      <path fill={ember} d="M196 52h164v28H196z" />
      <path fill={rust} d="M360 52h84v28h-84z" />
      <path fill={ink} d="M228 100h116v32H228zM228 144h116v32H228zM228 232h116v32H228zM228 276h116v32H228z" />
      <path fill={glow} d="M228 188h116v32H228z" />
      <path fill={haze} d="M240 112h56v8h-56zM240 156h40v8h-40zM240 244h56v8h-56zM240 288h40v8h-40z" />
      <path fill={ember} d="M318 112h12v8h-12zM318 156h12v8h-12zM318 244h12v8h-12zM318 288h12v8h-12z" />
      <path fill={ink} d="M240 200h72v8h-72zM318 200h12v8h-12z" />
    </>
  ),
  lantern: (
    <>
      <path fill={petrol} d="M264 96a56 56 0 0 1 112 0h-14a42 42 0 0 0-84 0z" />
      <path fill={petrol} d="M262 92h58v40h-84z" />
      <path fill={deep} d="M320 92h58l26 40h-84z" />
      <path fill={white} d="M252 132h68v148h-68z" />
      <path fill={mist} d="M320 132h68v148h-68z" />
      <path fill={ember} d="M320 156l-34 68a36 36 0 0 0 34 48z" />
      <path fill={rust} d="M320 156l34 68a36 36 0 0 1-34 48z" />
      <path fill={glow} d="M300 272a20 20 0 0 1 40 0z" />
      <path fill={ink} d="M244 132h10v148h-10zM386 132h10v148h-10z" />
      <path fill={petrol} d="M232 280h88v40h-88z" />
      <path fill={deep} d="M320 280h88v40h-88z" />
    </>
  ),
} as const satisfies Readonly<Record<string, ReactNode>>;
