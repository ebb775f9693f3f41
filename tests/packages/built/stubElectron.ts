/**
 * Stands in for Electron's program, which cannot be had everywhere: the files that electron-builder moves, edits and reads,
 * laid out as Electron's own archives are, holding nothing but fuses. Nobody can start it.
 */
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

export type System = 'linux' | 'mac' | 'win'

// Before the fuses: a mark to find them by, their version, their number; then one letter each, 0 is off, 1 is on.
const FUSES = Buffer.from(`dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX\x01\x08${'1'.repeat(8)}`, 'latin1')

function write(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

function writeProgram(file: string): void {
  write(file, Buffer.concat([Buffer.from('#!/bin/sh\nexit 0\n'), FUSES]))
  chmodSync(file, 0o755)
}

const plist = (keys: Readonly<Record<string, string>>): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">',
    '<plist version="1.0"><dict>',
    ...Object.entries(keys).map(([key, value]) => `<key>${key}</key><string>${value}</string>`),
    '</dict></plist>',
  ].join('\n')

function writeLinux(folder: string): void {
  writeProgram(join(folder, 'electron'))
  write(join(folder, 'chrome-sandbox'), '')
  for (const language of ['en-US', 'fr', 'de']) write(join(folder, `locales/${language}.pak`), '')
}

// Its resources are edited, so that it must be a real program of Windows with a version: any, of those that npm brings.
function writeWindows(folder: string): void {
  const winstaller = createRequire(import.meta.url).resolve('electron-winstaller/package.json')
  const program = readFileSync(join(dirname(winstaller), 'vendor/rcedit.exe'))
  write(join(folder, 'electron.exe'), Buffer.concat([program, FUSES]))
  for (const language of ['en-US', 'fr', 'de']) write(join(folder, `locales/${language}.pak`), '')
}

function writeMac(folder: string): void {
  const contents = join(folder, 'Electron.app/Contents')
  const bundle = (at: string, name: string): void => {
    write(join(at, 'Info.plist'), plist({ CFBundleExecutable: name, CFBundleName: name }))
    writeProgram(join(at, 'MacOS', name))
  }
  bundle(contents, 'Electron')
  const frameworks = join(contents, 'Frameworks')
  for (const kind of ['', ' (GPU)', ' (Renderer)', ' (Plugin)'])
    bundle(join(frameworks, `Electron Helper${kind}.app/Contents`), `Electron Helper${kind}`)
  const framework = join(frameworks, 'Electron Framework.framework')
  writeProgram(join(framework, 'Electron Framework'))
  write(join(contents, 'Resources/electron.icns'), '')
  for (const language of ['en', 'fr', 'de']) {
    mkdirSync(join(contents, `Resources/${language}.lproj`), { recursive: true })
    write(join(framework, `Versions/A/Resources/${language}.lproj/locale.pak`), '')
  }
}

const WRITERS: Readonly<Record<System, (folder: string) => void>> = {
  linux: writeLinux,
  mac: writeMac,
  win: writeWindows,
}

export function writeStubElectron(system: System, folder: string): void {
  mkdirSync(join(folder, 'resources'), { recursive: true })
  write(join(folder, 'LICENSE'), 'of Electron')
  write(join(folder, 'LICENSES.chromium.html'), 'of Chromium')
  WRITERS[system](folder)
}
