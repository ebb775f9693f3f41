/** The end-to-end specs are the same on every host (APP-4), but those of the page, which ask nothing of the host. */
import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

interface Spec {
  readonly title: string
  readonly file: string
  readonly line: number
  readonly tests: readonly { readonly projectName: string }[]
}

interface Suite {
  readonly title: string
  readonly suites?: readonly Suite[]
  readonly specs?: readonly Spec[]
}

function specsOf({ suites = [], specs = [] }: Suite): readonly Spec[] {
  return [...specs, ...suites.flatMap((suite) => specsOf(suite))]
}

test('the list of end-to-end specs is the same in the browser, over the fake Electron and in the real one', () => {
  const projects = ['browser', 'desktop', 'electron'].map((name) => `--project=${name}`)
  const words = ['test', '--list', '--reporter=json', ...projects]
  const { stdout, stderr } = spawnSync('node_modules/.bin/playwright', words, {
    encoding: 'utf8',
    maxBuffer: 1e8,
    shell: process.platform === 'win32',
  })
  const report = JSON.parse(stdout || '{}') as Suite
  if (!report.suites) throw new Error(stderr)
  const specs = specsOf(report)
  const on = (host: string): readonly string[] =>
    specs
      .filter(({ tests }) => tests.some(({ projectName }) => projectName === host))
      .map(({ file, line, title }) => `${file}:${line} ${title}`)
  const ofPage = on('browser').filter((spec) => spec.startsWith('page/'))
  const ofHost = on('browser').filter((spec) => !spec.startsWith('page/'))
  expect(ofPage.length).toBeGreaterThan(0)
  expect(ofHost.length).toBeGreaterThan(0)
  expect(on('desktop')).toEqual(ofHost)
  expect(on('electron')).toEqual(ofHost)
})
