// Vite plugins that write `licences.txt` beside a build: the licence of every package and font in it, workers included.
import { readdirSync, readFileSync } from 'node:fs'
import { project } from './run.mjs'

const PACKAGE_FOLDER = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/

function textsIn(folder, named) {
  return readdirSync(folder)
    .filter((file) => named.test(file))
    .sort()
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8').trim())
}

function packageText(folder) {
  const { name, version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
  return [
    `${name} ${version}${license ? ` (${license})` : ''}`,
    ...textsIn(folder, /^(licen[cs]e|notice)/i),
  ].join('\n\n')
}

/** `worker` goes into every worker's build, `build` into the one that writes the file. */
export function licences({ fonts }) {
  const folders = new Set()
  const collect = (bundle) => {
    const modules = Object.values(bundle).flatMap(({ moduleIds = [] }) => moduleIds)
    for (const id of modules) {
      const folder = PACKAGE_FOLDER.exec(id.replaceAll('\\', '/').replace(/^\0/, ''))
      if (folder) folders.add(folder[0])
    }
  }
  return {
    worker: { name: 'castellan:licences-of-worker', generateBundle: (_, bundle) => collect(bundle) },
    build: {
      name: 'castellan:licences',
      generateBundle(_, bundle) {
        collect(bundle)
        const ofFonts = fonts ? textsIn(`${project}assets/fonts`, /\.txt$/) : []
        const ofPackages = [...folders].sort().map(packageText)
        const source = `${[...ofFonts, ...ofPackages].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`
        this.emitFile({ type: 'asset', fileName: 'licences.txt', source })
      },
    },
  }
}
