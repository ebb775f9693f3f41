// Called by electron-builder when a package for Linux is laid out: keeps what its installers would tell the desktop.
const { copyFile, writeFile } = require('node:fs/promises')
const { join } = require('node:path')
const { default: AppImageTarget } = require('app-builder-lib/out/targets/appimage/AppImageTarget.js')
const { LinuxTargetHelper } = require('app-builder-lib/out/targets/LinuxTargetHelper.js')

module.exports = async function keepDesktopEntry({ electronPlatformName, packager, outDir }) {
  if (electronPlatformName !== 'linux') return
  const helper = new LinuxTargetHelper(packager)
  const entry = await helper.computeDesktopEntry(packager.platformSpecificBuildOptions)
  await writeFile(join(outDir, 'castellan.desktop'), entry)
  // An AppImage has an entry of its own, which is what menus start.
  const appImage = new AppImageTarget('', packager, helper, outDir)
  await writeFile(join(outDir, 'castellan.AppImage.desktop'), await appImage.desktopEntry.value)
  await copyFile(await helper.mimeTypeFiles, join(outDir, 'castellan.xml'))
}
