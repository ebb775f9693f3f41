/**
 * Every key of a file has a grain in merges, a reference or none, and a form by which a hand edits it or a reason why none
 * does.
 */
import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { type Part } from '#shared/document/fields/part'
import { type Field } from '#shared/document/fields/vocabulary'
import { mapRecord } from '#shared/lang/mapRecord'
import { leafChanges } from '#shared/versions/difference'
import { segmentsOf } from '#shared/versions/leafPath'
import { leafTree, ofLeafTree, TREE } from '#shared/versions/leafTree'
import { richScenario } from '../format/richScenario'
import { expected, objectsOfFile } from '../../scripts/keys/reference'

const isField = (part: Part): part is Field<unknown> => 'read' in part

const OBJECTS = objectsOfFile()

/** The keys but for `kind`, which only says what the others are, and the rows of hexes, which tools paint. */
const FIELDS = OBJECTS.flatMap(({ name, keys }) =>
  keys.flatMap(({ key, part, kind, means }) =>
    kind === undefined && isField(part) ? [{ object: name, key, part, means }] : [],
  ),
)

/**
 * The files of the page that edit the keys of an object, below `renderer`. A new key is edited there, or its comment says why
 * not.
 */
const FORMS: Readonly<Record<string, readonly string[]>> = {
  top: ['dialogs/otherRules/OtherRulesDialog.tsx', 'dialogs/houseRules/houseEdits.ts'],
  info: [
    'panels/scenario/TitleFields.tsx',
    'panels/scenario/PresentationSection.tsx',
    'ui/controls/EditionFields.tsx',
  ],
  texts: ['panels/scenario/TextsSection.tsx'],
  'author text': ['panels/scenario/AuthorTextFields.tsx'],
  map: ['dialogs/NewScenarioFields.tsx', 'dialogs/map/HexSizeDialog.tsx'],
  numbering: ['dialogs/map/NumberingFields.tsx'],
  'hexside features': ['tools/hexside/laying.ts'],
  barrier: ['panels/inspector/HexsideSlotSection.tsx'],
  opening: ['panels/inspector/HexsideSlotSection.tsx', 'toolbars/SideState.tsx'],
  way: ['tools/hexside/laying.ts'],
  fixture: ['panels/inspector/HexsideSlotSection.tsx'],
  structure: ['panels/inspector/HexStructure.tsx'],
  marker: ['tools/marker.ts', 'panels/inspector/HexStructure.tsx'],
  background: ['panels/background/BackgroundPanel.tsx', 'tools/background/background.ts'],
  'fit point': ['tools/background/background.ts'],
  'grid look': ['dialogs/map/GridLookDialog.tsx'],
  start: ['panels/inspector/ScenarioStart.tsx'],
  turns: ['panels/scenario/TurnsSection.tsx'],
  clock: ['panels/scenario/TurnsSection.tsx'],
  'turn row': ['panels/scenario/TurnForm.tsx'],
  board: ['panels/scenario/boards/BoardForm.tsx'],
  'board edge': ['panels/scenario/boards/EdgeFields.tsx'],
  'board span': ['panels/scenario/boards/EdgeFields.tsx'],
  'name words': ['panels/inspector/ZoneInspector.tsx', 'panels/inspector/CounterInspector.tsx'],
  side: ['panels/sides/SidesSection.tsx', 'panels/inspector/Army.tsx'],
  'side set up': ['panels/scenario/SetUpSection.tsx'],
  'side words': ['panels/sides/SidesSection.tsx'],
  group: ['panels/orderOfBattle/GroupDetails.tsx', 'panels/orderOfBattle/orderEdits.ts'],
  wing: ['panels/inspector/WingFields.tsx', 'panels/inspector/RetreatEdgeFields.tsx'],
  'edge span': ['panels/inspector/RetreatEdgeFields.tsx'],
  'group words': ['panels/orderOfBattle/GroupDetails.tsx'],
  reinforcement: ['panels/scenario/ReinforcementForm.tsx', 'panels/orderOfBattle/orderEdits.ts'],
  'entry roll': ['panels/scenario/ReinforcementForm.tsx'],
  place: ['panels/scenario/PlaceField.tsx', 'panels/scenario/PlaceParts.tsx', 'panels/scenario/AddPlace.tsx'],
  victory: ['panels/scenario/VictoryForm.tsx'],
  condition: ['panels/scenario/ConditionForm.tsx', 'panels/scenario/newCondition.ts'],
  who: ['panels/scenario/WhoField.tsx'],
  amount: ['panels/scenario/WhoField.tsx'],
  'special rule': [
    'panels/scenario/specialRules/specialRuleEdits.ts',
    'panels/scenario/SpecialRulesSection.tsx',
  ],
  'counter type': ['panels/inspector/CounterTypeSheet.tsx', 'dialogs/export/FacePairsFields.tsx'],
  face: ['panels/inspector/FaceValues.tsx', 'panels/inspector/ArtSection.tsx'],
  'art place': ['dialogs/counterArt/CounterArtDialog.tsx'],
  'face pair': ['dialogs/export/FacePairsFields.tsx'],
  'type words': ['panels/inspector/CounterTypeSheet.tsx', 'panels/inspector/CounterTypeStats.tsx'],
  'card design': ['dialogs/cardDesign/DesignFields.tsx'],
  'card shows': ['dialogs/cardDesign/DesignFields.tsx'],
  counter: [
    'panels/inspector/CounterPlace.tsx',
    'panels/inspector/CounterState.tsx',
    'panels/inspector/CounterInspector.tsx',
    'tools/counter/counter.ts',
  ],
  zone: ['panels/inspector/ZoneInspector.tsx'],
  label: ['panels/inspector/LabelInspector.tsx', 'tools/label/place.ts'],
  'label words': ['panels/inspector/LabelInspector.tsx'],
  image: [],
  'silenced finding': ['ui/controls/ReasonForm.tsx'],
}

/** Begins the reason, in the comment above a key that no form has. */
const NO_HAND = /\bNo hand edits it: ./

/** Names and short texts in a file of the page, its comments left out. */
function wordsOf(path: string): ReadonlySet<string> {
  const source = ts.createSourceFile(
    path,
    readFileSync(`renderer/${path}`, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  )
  const words = new Set<string>()
  const look = (node: ts.Node): void => {
    if (ts.isIdentifier(node) || ts.isStringLiteral(node)) words.add(node.text)
    ts.forEachChild(node, look)
  }
  look(source)
  return words
}

/** Says whether a part consists of objects, which are edited key by key. */
function holdsObjects({ form }: Part): boolean {
  if (form?.kind === 'list' || form?.kind === 'record') return holdsObjects(form.of)
  return form?.kind === 'object' || form?.kind === 'variant'
}

describe('the form of a key', () => {
  const words = new Map(Object.entries(FORMS).map(([name, files]) => [name, files.map(wordsOf)] as const))
  const inForm = (object: string, key: string) => words.get(object)?.some((found) => found.has(key)) ?? false

  it('is there, or the reason why no hand edits it', () => {
    const asked = FIELDS.filter(({ part }) => !holdsObjects(part))
    expect(asked.length).toBeGreaterThan(160)
    const formless = asked.filter(({ object, key, means }) => !inForm(object, key) && !NO_HAND.test(means))
    expect(formless.map(({ object, key }) => `${object}: ${key}`)).toEqual([])
  })

  it('is asked of the objects of the file alone', () => {
    expect(Object.keys(FORMS)).toEqual(OBJECTS.map(({ name }) => name))
  })
})

/** Ids that name no thing of the scenario, and what they name. */
const NAMES_NO_THING: Readonly<Record<string, string>> = {
  'top: ruleset': 'a ruleset',
  'map: palette': 'terrains of the ruleset',
  'barrier: feature': 'a row of the ruleset',
  'opening: feature': 'a row of the ruleset',
  'way: feature': 'a row of the ruleset',
  'fixture: feature': 'a row of the ruleset',
  'structure: feature': 'a row of the ruleset',
  'marker: kind': 'a row of the ruleset',
  'turn row: without': 'phases of the ruleset',
  'special rule: changes': 'rules, options and tables of the ruleset',
  'face pair: front': 'faces of the type beside it',
  'face pair: back': 'faces of the type beside it',
  'counter: face': 'a face of its type',
  'silenced finding: code': 'a check',
}

describe('the reference of a key', () => {
  it('is said of every id, or what else it names', () => {
    const nameless = FIELDS.filter(({ part }) => namesSomething(part)).map(
      ({ object, key }) => `${object}: ${key}`,
    )
    expect(nameless).toEqual(Object.keys(NAMES_NO_THING))
  })
})

/** Ids that are not said to be those of a section. */
function namesSomething(part: Part): boolean {
  if (part.form)
    return (part.form.kind === 'list' || part.form.kind === 'record') && namesSomething(part.form.of)
  return !part.refersTo && isField(part) && expected(part) === 'an id'
}

type Parts = Readonly<Record<string, unknown>>

/** The value with every key that its field may have, so that it is the fullest of documents; what no leaf looks into is any text. */
function filled(part: Part, value: unknown): unknown {
  const { form } = part
  switch (form?.kind) {
    case 'object': {
      const members = Object.entries(form.members).map(([key, member]) => [
        key,
        filled(member, (value as Parts | undefined)?.[key]),
      ])
      return { ...(value as Parts), ...(Object.fromEntries(members) as Parts) }
    }
    case 'variant': {
      const kind = (value as Parts | undefined)?.['kind'] ?? Object.keys(form.kinds)[0]
      return { ...(filled(form.kinds[kind as string] as Part, value) as Parts), kind }
    }
    case 'record':
      return mapRecord(
        Object.keys(value ?? {}).length === 0 ? { some: undefined } : (value as Parts),
        (entry) => filled(form.of, entry),
      )
    case 'list': {
      const items = (value ?? []) as readonly unknown[]
      return (items.length === 0 ? [undefined] : items).map((item) => filled(form.of, item))
    }
    default:
      return value ?? 'some'
  }
}

/** A path to each key of a full value, by the way to it in the fields: `counters.*.hex`. Lists whose items change apart end it. */
function pathsIn(
  part: Part,
  value: unknown,
  way = '',
  path: readonly string[] = [],
): [string, readonly string[]][] {
  const { form } = part
  const inner = (step: string, name: string, of: Part) =>
    pathsIn(of, (value as Parts)[step], `${way}.${name}`, [...path, step])
  switch (form?.kind) {
    case 'object':
      return Object.entries(form.members).flatMap(([key, member]) => inner(key, key, member))
    case 'variant': {
      const { kind } = value as { readonly kind: string }
      return pathsIn(form.kinds[kind] as Part, value, `${way}.${kind}`, path)
    }
    case 'record':
    case 'list':
      if (form.kind === 'list' && form.keyOf) return [[way, path]]
      return Object.keys(value as Parts).flatMap((key) => inner(key, '*', form.of))
    default:
      return [[way, path]]
  }
}

/** The value with another one at the end of a path: a list without its first item. */
function withOther(value: unknown, [step, ...rest]: readonly string[]): unknown {
  if (step === undefined) return Array.isArray(value) ? value.slice(1) : `${JSON.stringify(value)} other`
  const inner = withOther((value as Parts)[step], rest)
  if (Array.isArray(value))
    return value.map((item: unknown, index) => (String(index) === step ? inner : item))
  return { ...(value as Parts), [step]: inner }
}

describe('the grain of a key', () => {
  const { grid, chunks } = richScenario().map
  const tree = filled(TREE, leafTree(richScenario())) as ReturnType<typeof leafTree>
  const paths = new Map(pathsIn(TREE, tree))

  it('is its own, or that of the whole in which it lies', () => {
    expect(paths.size).toBeGreaterThan(200)
    const before = ofLeafTree(tree, grid, chunks)
    for (const [way, path] of paths) {
      const after = ofLeafTree(withOther(tree, path) as typeof tree, grid, chunks)
      const leaves = leafChanges(before, after).map(({ leaf }) => segmentsOf(leaf))
      expect(leaves.length, way).toBeGreaterThan(0)
      for (const leaf of leaves) {
        const shared = Math.min(leaf.length, path.length)
        expect(leaf.slice(0, shared), way).toEqual(path.slice(0, shared))
      }
    }
  })
})
