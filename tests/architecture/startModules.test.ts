/**
 * The modules that the page loads before its first picture (budget B8): everything that `renderer/index.tsx` imports, but
 * not what it imports later (`import()`). Whatever the first picture can do without belongs there, as the panels do.
 */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'

// From a keyword to what is imported; the braces may run over lines.
const IMPORT = /^(?:import|export)\s+(?!type\b)(?:([^'";]*?)\s+from\s+)?'([^']+)'/gm

/** Relative paths and packages that a source imports, imports of types alone left out: they are erased. */
function importsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(([, names, from]) =>
    names === undefined || !areTypes(names) ? [from as string] : [],
  )
}

function areTypes(names: string): boolean {
  const inner = /^\{([^}]*)\}$/.exec(names.trim())?.[1]
  const parts = inner?.split(',').filter((part) => part.trim() !== '')
  return parts !== undefined && parts.length > 0 && parts.every((part) => part.trim().startsWith('type '))
}

function resolved(from: string, specifier: string): string | undefined {
  if (!/^[.#]/.test(specifier)) return undefined
  const path = specifier.startsWith('#shared/')
    ? `shared/${specifier.slice('#shared/'.length)}`
    : normalize(join(dirname(from), specifier))
  return [path, `${path}.ts`, `${path}.tsx`].find((file) => /\.\w+$/.test(file) && existsSync(file))
}

function reached(entry: string): { readonly files: readonly string[]; readonly packages: readonly string[] } {
  const files = new Set([entry])
  const packages = new Set<string>()
  for (const file of files)
    for (const specifier of /\.tsx?$/.test(file) ? importsOf(file) : []) {
      const path = resolved(file, specifier)
      if (path) files.add(path)
      else packages.add(specifier)
    }
  return { files: [...files], packages: [...packages].sort() }
}

const start = reached('renderer/index.tsx')

describe('the start of the page', () => {
  it('needs these packages alone', () => {
    expect(start.packages).toEqual([
      'immer',
      'jsonc-parser',
      'konva/lib/DragAndDrop.js',
      'konva/lib/Global.js',
      'konva/lib/Layer.js',
      'konva/lib/Shape.js',
      'konva/lib/Stage.js',
      'react',
      'react-dom/client',
      'zustand',
      'zustand/vanilla',
    ])
  })

  it('needs of the checks only what tells silenced findings apart', () => {
    expect(start.files.filter((file) => file.startsWith('shared/checks/'))).toEqual([
      'shared/checks/silencing.ts',
    ])
  })

  it('needs no metrics of fonts', () => {
    expect(start.files).toContain('shared/painter/fonts.ts')
    expect(start.files.filter((file) => /^shared\/painter\/(text|fontMetrics|bookFont)/.test(file))).toEqual(
      [],
    )
  })

  // A folder that is not here comes later: to add one, the first picture must need it.
  it('needs files of these folders alone', () => {
    const folders = new Set(start.files.map((file) => dirname(file).replace(/^(renderer\/tools)\/.*/, '$1')))
    expect([...folders].sort()).toEqual([
      'renderer',
      'renderer/actions',
      'renderer/app',
      'renderer/canvas',
      'renderer/canvas/board',
      'renderer/dialogs',
      'renderer/drawing',
      'renderer/editor',
      'renderer/host',
      'renderer/i18n',
      'renderer/panels/counters',
      'renderer/styles',
      'renderer/toolOptions',
      'renderer/tools',
      'renderer/ui',
      'renderer/workers',
      'shared/checks',
      'shared/commands',
      'shared/commands/command',
      'shared/document',
      'shared/document/fields',
      'shared/document/region',
      'shared/format',
      'shared/format/migrations',
      'shared/hex',
      'shared/host',
      'shared/i18n',
      'shared/json',
      'shared/lang',
      'shared/painter',
      'shared/rules/answers',
      'shared/rules/chances',
      'shared/rules/common-mechanics',
      'shared/rules/common-mechanics/counters',
      'shared/rules/common-mechanics/facing',
      'shared/rules/common-mechanics/figures',
      'shared/rules/common-mechanics/ground',
      'shared/rules/common-mechanics/house',
      'shared/rules/common-mechanics/movement',
      'shared/rules/common-mechanics/position',
      'shared/rules/common-mechanics/rows',
      'shared/rules/common-mechanics/stacking',
      'shared/rules/common-mechanics/tables',
      'shared/rules/common-mechanics/units',
      'shared/rules/common-mechanics/weather',
      'shared/rules/contract',
      'shared/rules/counters',
      'shared/rules/engine',
      'shared/rules/fields',
      'shared/rules/house',
      'shared/rules/magna-carta',
      'shared/rules/magna-carta/characters',
      'shared/rules/magna-carta/combat',
      'shared/rules/magna-carta/figures',
      'shared/rules/magna-carta/fire',
      'shared/rules/magna-carta/ground',
      'shared/rules/magna-carta/house',
      'shared/rules/magna-carta/infiltration',
      'shared/rules/magna-carta/movement',
      'shared/rules/magna-carta/naphtha',
      'shared/rules/magna-carta/position',
      'shared/rules/magna-carta/rows',
      'shared/rules/magna-carta/rules',
      'shared/rules/magna-carta/saves',
      'shared/rules/magna-carta/sight',
      'shared/rules/map',
      'shared/rules/printedTables',
      'shared/rules/registry',
      'shared/rules/savoy',
      'shared/rules/sentences',
      'shared/rules/standing',
    ])
  })

  it('needs of the interface these files alone', () => {
    const ofInterface = /^renderer\/(actions|app|dialogs|panels|toolbars|ui)\//
    expect(start.files.filter((file) => ofInterface.test(file)).sort()).toEqual([
      'renderer/actions/openDocument.ts',
      'renderer/actions/unsaved.ts',
      'renderer/app/App.tsx',
      'renderer/app/Board.tsx',
      'renderer/app/CrashScreen.tsx',
      'renderer/app/Shell.tsx',
      'renderer/app/closing.ts',
      'renderer/app/preferences.ts',
      'renderer/app/recentFiles.ts',
      'renderer/app/start.ts',
      'renderer/app/uncaught.ts',
      'renderer/app/windowTitle.ts',
      'renderer/dialogs/newScenarioForm.ts',
      'renderer/dialogs/recovery.ts',
      'renderer/panels/counters/counterDrag.ts',
      'renderer/ui/EditorContext.tsx',
      'renderer/ui/boardPoint.ts',
      'renderer/ui/fileActions.ts',
      'renderer/ui/uiStore.ts',
    ])
  })

  it('needs no tool', () => {
    const ofTools = importsOf('renderer/tools/index.ts').map((path) =>
      resolved('renderer/tools/index.ts', path),
    )
    expect(ofTools).toContain('renderer/tools/brush.ts')
    expect(start.files.filter((file) => ofTools.includes(file))).toEqual([])
  })

  it.each([
    'renderer/canvas/counterLayer.ts',
    'renderer/canvas/dirtyRects.ts',
    'renderer/canvas/findingMarks.ts',
    'renderer/tools/hexside/paintSides.ts',
    'renderer/tools/overlay/paintGhost.ts',
    'shared/rules/sentences/ruleIds.ts',
  ])('does not wait for %s', (file) => {
    expect(existsSync(file)).toBe(true)
    expect(start.files).not.toContain(file)
  })
})
