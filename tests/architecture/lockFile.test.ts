/**
 * A lock file without some platform's optional package installs here and fails elsewhere (`npm ci`: "Missing … from lock
 * file"), or builds a program without its native module. npm drops such packages silently: so we look.
 */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

interface LockedPackage {
  readonly hasInstallScript?: boolean
  readonly optionalDependencies?: Readonly<Record<string, string>>
}
type Packages = Readonly<Record<string, LockedPackage>>

// A dependency may sit beside the package or in any folder above it, as Node would find it.
function isLocked(packages: Packages, from: string, dependency: string): boolean {
  for (let place = from; ; place = place.slice(0, Math.max(0, place.lastIndexOf('/node_modules/')))) {
    if (`${place ? `${place}/` : ''}node_modules/${dependency}` in packages) return true
    if (place === '') return false
    if (!place.includes('/node_modules/')) return `node_modules/${dependency}` in packages
  }
}

function missingOptional(packages: Packages): string[] {
  return Object.entries(packages).flatMap(([place, locked]) =>
    Object.keys(locked.optionalDependencies ?? {})
      .filter((dependency) => !isLocked(packages, place, dependency))
      .map((dependency) => `${place} -> ${dependency}`),
  )
}

describe('the lock file', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Packages }

  it('holds every optional package of every platform', () => {
    expect(missingOptional(packages)).toEqual([])
  })

  it('would notice a missing one', () => {
    expect(missingOptional({ 'node_modules/a': { optionalDependencies: { 'a-win32': '1.0.0' } } })).toEqual([
      'node_modules/a -> a-win32',
    ])
  })

  it('pins exact versions and names no registry host', () => {
    const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
      string,
      Record<string, string>
    >
    const versions = Object.values({ ...manifest['dependencies'], ...manifest['devDependencies'] })
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
    expect(readFileSync('package-lock.json', 'utf8')).not.toMatch(/"resolved":/)
  })

  // A script may fetch, and fail where nothing can be fetched (Electron's did). These two only pick a file they brought along.
  it('runs scripts of two packages at most when it is installed', () => {
    const running = Object.entries(packages).flatMap(([place, { hasInstallScript }]) =>
      // Our own looks at the version of Node.
      hasInstallScript && place !== '' && !place.endsWith('/fsevents') ? [place] : [],
    )
    expect(running.sort()).toEqual(['node_modules/electron-winstaller', 'node_modules/esbuild'])
  })

  it('holds the types of Node once', () => {
    expect(Object.keys(packages).filter((place) => place.endsWith('/@types/node'))).toEqual([
      'node_modules/@types/node',
    ])
  })
})
