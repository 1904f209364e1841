import type { ReactNode } from 'react';
import { colours } from '../../../config/tokens.ts';

const ink = colours['petrol-950'];
const deep = colours['petrol-800'];
const petrol = colours['petrol-600'];
const haze = colours['petrol-300'];
const mist = colours['petrol-200'];
const ember = colours['ember-500'];
const rust = colours['ember-700'];
const glow = colours['sun-200'];
const { white } = colours;

/**
 * The things that stand on the horizon where a page begins or ends, each in a box of 640 x 320 units whose lower edge is the
 * horizon. Light comes from the left: each thing has a lit and a shaded plane, and no outline.
 */
export const horizonObjects = {
  receipt: (
    <>
      <path fill={white} d="M226 320V84l16 12 16-12 16 12 16-12 16 12 16-12v236z" />
      <path fill={mist} d="M322 320V84l16 12 16-12 16 12 16-12v236z" />
      <path fill={ink} d="M262 128h88v14h-88z" />
      <path fill={haze} d="M252 172h60v8h-60zM252 200h44v8h-44zM252 228h60v8h-60z" />
      <path fill={petrol} d="M342 172h22v8h-22zM342 200h22v8h-22zM342 228h22v8h-22z" />
      <path fill={ink} d="M252 262h112v4H252zM252 280h44v14h-44zM330 280h34v14h-34z" />
    </>
  ),
  lorry: (
    <>
      <path fill={white} d="M140 104h216v168H140z" />
      <path fill={mist} d="M300 104h56v168h-56z" />
      <path fill={ink} d="M180 158h84l-42 42z" />
      <path fill={ember} d="M364 150h70l46 56v66H364z" />
      <path fill={rust} d="M434 206h46v66h-46z" />
      <path fill={deep} d="M384 166h44l30 40h-74z" />
      <path fill={deep} d="M132 272h360v18H132z" />
      <path fill={glow} d="M480 236h-18v16h18z" />
      <path fill={ink} d="M168 320a32 32 0 0 1 64 0zM250 320a32 32 0 0 1 64 0zM396 320a32 32 0 0 1 64 0z" />
      <path fill={haze} d="M188 320a12 12 0 0 1 24 0zM270 320a12 12 0 0 1 24 0zM416 320a12 12 0 0 1 24 0z" />
    </>
  ),
  pot: (
    <>
      <path fill={petrol} d="M190 186h160v134H206a16 16 0 0 1-16-16z" />
      <path fill={deep} d="M350 186h100v118a16 16 0 0 1-16 16h-84z" />
      <path fill={deep} d="M150 206h40v24h-40zM450 206h40v24h-40z" />
      <path fill={mist} d="M180 166h280v20H180z" />
      <path fill={ember} d="M204 166a116 70 0 0 1 232 0z" />
      <path fill={rust} d="M320 96a116 70 0 0 1 116 70H320z" />
      <path fill={ink} d="M300 96v-16h40v16z" />
      <path fill={haze} d="M214 210h14v86h-14z" />
    </>
  ),
  phone: (
    <>
      <path fill={ink} d="M236 320V92a28 28 0 0 1 28-28h112a28 28 0 0 1 28 28v228z" />
      <path fill={white} d="M250 320V108h140v212z" />
      <path fill={mist} d="M330 108h60v212h-60z" />
      <path fill={deep} d="M296 78h48v10h-48z" />
      <path fill={petrol} d="M268 140h104v66H268z" />
      <path fill={glow} d="M304 206a26 26 0 0 1 52 0z" />
      <path fill={ink} d="M268 230h70v10h-70zM268 252h46v10h-46z" />
      <path fill={ember} d="M268 282h104v38H268z" />
    </>
  ),
  key: (
    <>
      <circle cx="320" cy="112" r="68" fill={petrol} />
      <path fill={deep} d="M320 44a68 68 0 0 1 0 136z" />
      <circle cx="320" cy="100" r="26" fill={glow} />
      <path fill={petrol} d="M300 172h20v148h-20z" />
      <path fill={deep} d="M320 172h20v148h-20zM340 236h44v26h-44zM340 282h30v26h-30z" />
    </>
  ),
  suitcase: (
    <>
      <path fill={deep} d="M264 138V88h112v50h-22v-28h-68v28z" />
      <path fill={ember} d="M176 138h180v182H192a16 16 0 0 1-16-16z" />
      <path fill={rust} d="M356 138h108v166a16 16 0 0 1-16 16h-92z" />
      <path fill={ink} d="M212 138h28v182h-28zM400 138h28v182h-28z" />
      <path fill={glow} d="M268 196h72v46h-72z" />
      <path fill={ink} d="M286 242a18 18 0 0 1 36 0z" />
    </>
  ),
  clapper: (
    <>
      <path fill={deep} d="M176 158h200v162H176z" />
      <path fill={ink} d="M376 158h88v162h-88z" />
      <path fill={white} d="M176 130h288v28H176z" />
      <path
        fill={ink}
        d="M176 158l28-28h34l-28 28zM244 158l28-28h34l-28 28zM312 158l28-28h34l-28 28zM380 158l28-28h34l-28 28z"
      />
      <path fill={white} d="M176 124 450 50l8 28-274 74z" />
      <path fill={ink} d="m204 117 34 18 34-9-34-18zM272 98l34 19 33-9-34-19zM338 80l34 19 33-9-34-19z" />
      <path fill={haze} d="M204 194h144v10H204zM204 226h88v10h-88z" />
      <path fill={glow} d="M404 320a32 32 0 0 1 60-16v16z" />
    </>
  ),
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
  plug: (
    <>
      <path fill={mist} d="M250 40h28v70h-28zM362 40h28v70h-28z" />
      <path fill={petrol} d="M210 110h110v140a92 92 0 0 1-110-90z" />
      <path fill={deep} d="M320 110h110v50a92 92 0 0 1-110 90z" />
      <path fill={ink} d="M196 96h248v22H196z" />
      <path fill={ink} d="M306 246h28v74h-28z" />
      <path fill={glow} d="M270 190a50 50 0 0 1 100 0z" />
    </>
  ),
} as const satisfies Readonly<Record<string, ReactNode>>;

export type HorizonObject = keyof typeof horizonObjects;

export function isHorizonObject(name: string): name is HorizonObject {
  return Object.hasOwn(horizonObjects, name);
}
