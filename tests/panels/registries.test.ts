/** Everything that the page draws from lists exists: menus name actions, tools and settings have their pictures and words. */
import { describe, expect, test } from 'vitest'
import { LAYERS } from '#shared/painter/style'
import { actionById, actions } from '../../renderer/actions/index'
import { ICONS } from '../../renderer/ui/icons'
import { MENUS } from '../../renderer/actions/menus'
import { tools } from '../../renderer/tools/index'

const entries = MENUS.flatMap(({ groups }) => groups.flat())
const inMenus = entries.flatMap((entry) => {
  if (typeof entry === 'string') return entry
  return 'actions' in entry ? entry.actions : []
})

describe('menus', () => {
  test('every item is an action, and none stands twice', () => {
    for (const id of inMenus) expect(actionById(id), id).toBeDefined()
    expect(new Set(inMenus).size).toBe(inMenus.length)
  })

  test('every action can be reached by menu or shortcut', () => {
    const hidden = actions.filter(({ id, shortcuts }) => !inMenus.includes(id) && !shortcuts)
    expect(hidden.map(({ id }) => id)).toEqual([])
  })

  test('every menu and submenu has an id of its own', () => {
    const submenus = entries.flatMap((entry) => (typeof entry === 'string' ? [] : entry.id))
    expect([...MENUS.map(({ id }) => id), ...submenus]).toEqual([
      ...['file', 'edit', 'map', 'view', 'help'],
      ...['recent', 'select', 'hexsides', 'states', 'mirror', 'panels', 'layers', 'seen-by'],
    ])
  })

  test('every layer can be shown and hidden', () => {
    for (const layer of LAYERS) expect(inMenus).toContain(`layer-${layer}`)
  })
})

test('every tool has its own picture', () => {
  const icons = tools.map(({ icon }) => icon)
  for (const icon of icons) expect(ICONS[icon], icon).toBeDefined()
  expect(icons.filter((icon, index) => icons.indexOf(icon) !== index)).toEqual([])
})
