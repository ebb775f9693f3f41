// Called by electron-builder when a package for Linux is laid out: keeps what its installers would tell the desktop.
const { copyFile, writeFile } = require('node:fs/promises')
const { join } = require('node:path')
const { LinuxTargetHelper } = require('app-builder-lib/out/targets/LinuxTargetHelper.js')

module.exports = async function keepDesktopEntry({ electronPlatformName, packager, outDir }) {
  if (electronPlatformName !== 'linux') return
  const helper = new LinuxTargetHelper(packager)
  const entry = await helper.computeDesktopEntry(packager.platformSpecificBuildOptions)
  await writeFile(join(outDir, 'castellan.desktop'), entry)
  await copyFile(await helper.mimeTypeFiles, join(outDir, 'castellan.xml'))
}
