/** electron-builder.yml against electron-builder's own schema, and against what else says the same thing. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { type Configuration } from 'app-builder-lib'
import { getConfig, validateConfiguration } from 'app-builder-lib/out/util/config/config.js'
import { describe, expect, it } from 'vitest'
import { EXPORT_ENDINGS } from '#shared/host/exportEndings'
import { GAME_ENDING } from '#shared/host/gameName'

const config = await getConfig(process.cwd(), null, null)
const validate = (checked: Configuration): Promise<void> =>
  validateConfiguration(checked, { isEnabled: false } as Parameters<typeof validateConfiguration>[1])

describe('the configuration of packages', () => {
  it('is valid for electron-builder', async () => {
    await expect(validate(config)).resolves.toBeUndefined()
  })

  it('would be refused with a word that electron-builder does not know', async () => {
    const misspelt = { ...config, electronFuse: {} } as Configuration
    await expect(validate(misspelt)).rejects.toThrow("unknown property 'electronFuse'")
  })

  it('names the Electron that is locked', () => {
    const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      devDependencies: Record<string, string>
    }
    expect(config.electronVersion).toBe(devDependencies['electron'])
  })

  it('shuts every way into this Electron but the program’s own page', () => {
    expect(config.electronFuses).toEqual({
      runAsNode: false,
      enableNodeOptionsEnvironmentVariable: false,
      enableNodeCliInspectArguments: false,
      enableCookieEncryption: false,
      enableEmbeddedAsarIntegrityValidation: true,
      onlyLoadAppFromAsar: true,
      loadBrowserProcessSpecificV8Snapshot: false,
      grantFileProtocolExtraPrivileges: false,
    })
  })

  // `resetAdHocDarwinSignature` is no fuse, but how those of macOS are set.
  it('sets every fuse that electron-builder knows', () => {
    const schema = JSON.parse(readFileSync('node_modules/app-builder-lib/scheme.json', 'utf8')) as {
      definitions: { FuseOptionsV1: { properties: object } }
    }
    const known = Object.keys(schema.definitions.FuseOptionsV1.properties)
    expect(Object.keys(config.electronFuses ?? {}).sort()).toEqual(
      known.filter((name) => name !== 'resetAdHocDarwinSignature').sort(),
    )
  })

  it('calls the types of scenarios and games as the page does', () => {
    const gameType = Object.entries(EXPORT_ENDINGS).find(([, ending]) => ending === GAME_ENDING)?.[0]
    expect(config.fileAssociations).toMatchObject([
      { ext: 'castellan', mimeType: 'application/x-castellan+json' },
      { ext: GAME_ENDING.slice(1), mimeType: gameType },
    ])
    const sources = readdirSync('renderer/host').map((file) => readFileSync(`renderer/host/${file}`, 'utf8'))
    expect(sources.join('').match(/application\/[\w.-]*castellan[\w.+-]*/g)).toEqual([
      'application/x-castellan+json',
    ])
  })

  it('has its icons, and names in both languages', () => {
    const association = [config.fileAssociations].flat()[0]
    for (const extension of ['ico', 'icns'])
      expect([
        extension,
        existsSync(`${config.directories?.buildResources}/${association?.icon}.${extension}`),
      ]).toEqual([extension, true])
    for (const { icon: file } of [config.win, config.mac, config.linux] as { icon: string }[])
      expect([file, existsSync(file)]).toEqual([file, true])
    for (const language of ['en', 'fr'])
      expect(readFileSync(`assets/mac/${language}.lproj/InfoPlist.strings`, 'utf8')).toContain(
        `"${association?.name}" = "`,
      )
  })

  it('makes what people install on three systems', () => {
    expect([config.win?.target, config.mac?.target, config.linux?.target]).toEqual([
      ['nsis', 'portable'],
      [
        { target: 'dmg', arch: ['x64', 'arm64'] },
        { target: 'zip', arch: ['x64', 'arm64'] },
      ],
      ['AppImage', 'deb'],
    ])
  })
})
