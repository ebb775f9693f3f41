/** The end-to-end specs are the same on every host (APP-4): none is left out of one of them. */
import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

interface Suite {
  readonly title: string
  readonly suites?: readonly Suite[]
  readonly specs?: readonly { readonly title: string; readonly file: string; readonly line: number }[]
}

function titlesOf({ suites = [], specs = [] }: Suite): readonly string[] {
  return [
    ...specs.map(({ file, line, title }) => `${file}:${line} ${title}`),
    ...suites.flatMap((suite) => titlesOf(suite)),
  ]
}

function specsOf(project: string): readonly string[] {
  const words = ['test', '--list', '--reporter=json', `--project=${project}`]
  const { stdout, stderr } = spawnSync('node_modules/.bin/playwright', words, {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  const report = JSON.parse(stdout || '{}') as Suite
  if (!report.suites) throw new Error(stderr)
  return titlesOf(report)
}

test('the list of end-to-end specs is the same in the browser, over the fake Electron and in the real one', () => {
  const inBrowser = specsOf('browser')
  expect(inBrowser.length).toBeGreaterThan(0)
  expect(specsOf('desktop')).toEqual(inBrowser)
  expect(specsOf('electron')).toEqual(inBrowser)
}, 60_000)
