/** For each window Chromium renders these two pages of its own address bar, at more cost than most of the pages under test. */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** What Playwright switches off. Of two such lists the last one counts, so ours has to repeat it. */
const unwantedByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** Flags for a Chromium that talks to nobody but the site under test, and does nothing but show it. */
export const flags: string[] = [
  '--no-sandbox',
  '--disable-gpu',
  // Letters as wide as on a screen: a headless shell would round each to whole pixels.
  '--font-render-hinting=none',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The pages of a context share a process: starting one takes longer than most pages do.
  '--renderer-process-limit=1',
  `--disable-features=${[...unwantedByPlaywright, ...addressBar].join()}`,
];
