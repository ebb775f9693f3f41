/** Modules of VASSAL (XCH-5): a board as a fitted background, pieces as counter types with their own art, a set-up as counters. */
import { newScenario } from '#shared/document/newScenario'
import { type Background, type Scenario } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { type OffsetCoord, toAxial } from '#shared/hex/grid'
import { type Localized, localized } from '#shared/i18n/localized'
import { quotable } from '#shared/i18n/quotable'
import { ok } from '#shared/lang/result'
import { terrainPalette } from '#shared/rules/contract/rows'
import { checked } from '../../exchange/checked'
import { refuse, refused } from '../../exchange/fault'
import { NO_CHOICES, type ReadChosen, type Reader, type ReadSettings } from '../../exchange/read'
import { type Art, artOf } from './art'
import { atStartOf } from './atStart'
import { boardGrid, type BoardGrid } from './boardGrid'
import { boardNumbering } from './boardNumbering'
import { boardsOf, type ModuleBoard } from './boards'
import { boardPlace } from './boardPlace'
import { type BuildTree, componentsIn, customClasses, numberOf, readBuildTree } from './buildTree'
import { countersOf } from './counters'
import { type ModuleArchive, openModule } from './moduleArchive'
import { prototypesOf, slotsOf } from './palette'
import { inBothLanguages, secondNamesOf } from './secondNames'
import { readSavedGame } from './savedGame'
import { type SetUp, setUpsOf } from './setUps'
import { sidesOf } from './sides'
import { sidesNamed, typesOf } from './types'

const HEX_MM = 25

interface OpenedModule {
  readonly file: string
  readonly archive: ModuleArchive
  readonly tree: BuildTree
  readonly boards: readonly ModuleBoard[]
  readonly setUps: readonly SetUp[]
}

export const readVassal: Reader = ({ name, bytes }) =>
  refused(() => {
    const archive = openModule(bytes, name)
    const tree = readBuildTree(archive.buildFile)
    const opened: OpenedModule = {
      file: name,
      archive,
      tree,
      boards: boardsOf(tree),
      setUps: setUpsOf(tree.root),
    }
    return Promise.resolve(
      ok({
        choices: () => ({
          ...NO_CHOICES,
          boards: opened.boards.map((board) => board.name),
          setUps: opened.setUps.map(({ id, name: said }) => ({ id, name: said })),
        }),
        build: (chosen, settings) =>
          refused(async () => {
            const { scenario, warnings } = scenarioOf(opened, chosen, settings)
            const result = await checked(scenario, name)
            return result.ok ? ok({ scenario: result.value, warnings }) : result
          }),
      }),
    )
  })

/** The rest of a board that has hexes of more than one kind. */
function otherGrids(boards: readonly ModuleBoard[], board: ModuleBoard): Localized[] {
  const others = boards.filter((one) => one.element === board.element && one !== board)
  if (others.length === 0) return []
  const names = others.slice(0, MOST_NAMED).map(({ name }) => quotable(name))
  const more = others.length > names.length ? ', …' : ''
  return [
    localized(
      `autres grilles de ce plateau, à importer comme des plateaux à part\u202f: ${names.join(', ')}${more}`,
      `other grids of this board, to be imported as boards of their own: ${names.join(', ')}${more}`,
    ),
  ]
}

function scenarioOf(opened: OpenedModule, chosen: ReadChosen, settings: ReadSettings) {
  const { archive, tree, boards } = opened
  const { ruleset, language, title } = settings
  // Never empty: such modules are refused.
  const board = (boards.find(({ name }) => name === chosen.board) ?? boards[0]) as ModuleBoard
  const drawn = componentsIn(tree.root, 'GamePieceImage').map(({ attributes }) => attributes['name'] ?? '')
  const art = artOf(archive, new Set(drawn))
  const image = board.element.attributes['image']?.trim() ?? ''
  const picture = image === '' ? undefined : art.picture(image)
  const size = picture?.size ?? sizeSaid(tree, board)
  const laid = boardGrid(tree, board, size)
  const { numbering, warnings, hexNamed } = boardNumbering(board, laid, size)
  const prototypes = prototypesOf(tree.root)
  const slots = slotsOf(tree.root, prototypes)
  const sides = sidesNamed(sidesOf(tree.root, slots))
  const types = typesOf(art, sides, { ruleset, hexPx: laid.hexPx })
  for (const slot of slots) types.typeOf(slot)
  const blank = newScenario({
    title: tree.root.attributes['name']?.trim() || title,
    language,
    ruleset: ruleset.id,
    grid: laid.grid,
    numbering,
    hexMm: HEX_MM,
    palette: terrainPalette(ruleset),
    terrain: ruleset.openTerrain,
  })
  const build = (): Scenario => ({
    ...blank,
    map: { ...blank.map, ...(picture && { background: backgroundOf(picture, laid) }) },
    sides,
    counterTypes: { ...types.counterTypes },
    images: { ...art.images },
  })
  const set = opened.setUps.find(({ id }) => id === chosen.setUp)
  const counted = set && setUpOf(opened, set)
  const built = counted ? { ...build(), counters: counted.counters } : build()
  const names = secondNamesOf(archive)
  const scenario = names ? inBothLanguages(built, names) : built
  return {
    // The pictures of what only the set-up has are embedded by now.
    scenario,
    warnings: [
      ...(image === '' ? [NO_PICTURE] : []),
      ...otherGrids(boards, board),
      ...warnings,
      ...(counted?.warnings ?? []),
      ...art.warnings,
      ...customClasses(tree.root).slice(0, MOST_NAMED).map(ignored),
    ],
  }

  function setUpOf(opened: OpenedModule, setUp: SetUp) {
    const slotByName = new Map(slots.map((slot) => [slot.piece.name, slot]))
    return countersOf(
      {
        board: laid,
        types,
        ruleset,
        ...piecesOf(opened, setUp),
        slotOf: (piece) => ({ piece, folders: slotByName.get(piece.name)?.folders ?? [] }),
      },
      build,
    )
  }

  function piecesOf({ file }: OpenedModule, { file: entry }: SetUp) {
    if (entry === undefined)
      return atStartOf({
        tree,
        board,
        prototypes,
        hexNamed: (name) => {
          const hex = hexNamed(name)
          return hex && laid.centre(hex)
        },
      })
    const bytes = archive.bytes(entry) ?? archive.bytes(`${entry}.vsav`)
    if (!bytes) return refuse(file, missing(entry))
    const saved = readSavedGame(bytes, entry, { maps: boards.map(({ map }) => map), prototypes })
    const sizes = { board, boards, size, sizeOf: (other: ModuleBoard) => sizeOf(other, tree, art) }
    return { pieces: saved.pieces, placeOf: boardPlace(saved, sizes) }
  }
}

const MOST_NAMED = 20

function sizeOf(board: ModuleBoard, tree: BuildTree, art: Art) {
  const image = board.element.attributes['image']?.trim() ?? ''
  return (image === '' ? undefined : art.picture(image)?.size) ?? sizeSaid(tree, board)
}

function sizeSaid(tree: BuildTree, { element }: ModuleBoard) {
  const side = (key: string): number =>
    numberOf(tree, element, key, { otherwise: 500, least: 1, most: 100_000 })
  return { width: side('width'), height: side('height') }
}

// Three corners settle place, turn and both scales exactly.
function backgroundOf({ hash, size }: NonNullable<ReturnType<Art['picture']>>, board: BoardGrid): Background {
  const { columns, rows } = board.grid
  const corners: OffsetCoord[] = [
    { col: 0, row: 0 },
    ...(columns > 1 ? [{ col: columns - 1, row: 0 }] : []),
    ...(rows > 1 ? [{ col: 0, row: rows - 1 }] : []),
  ]
  const fine = (value: number): number => Math.round(value * 1000) / 1000
  const fit = corners.map((corner) => {
    const { x, y } = board.centre(corner)
    return { hex: hexKey(toAxial(corner, board.grid)), x: fine(x), y: fine(y) }
  })
  return { image: hash, ...size, fit, opacity: 1, locked: true, print: true }
}

const NO_PICTURE = localized('le plateau n’a pas d’image', 'the board has no picture')

function ignored(name: string): Localized {
  const shown = quotable(name)
  return localized(
    `classe «\u202f${shown}\u202f» du module ignorée`,
    `class "${shown}" of the module ignored`,
  )
}

function missing(entry: string): Localized {
  const shown = quotable(entry)
  return localized(`mise en place «\u202f${shown}\u202f» absente`, `set-up "${shown}" is missing`)
}
