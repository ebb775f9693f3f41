// Loaded before the real program: a window does not tell which menu it was given, so it is kept for the specs.
const { BrowserWindow, Menu } = require('electron')

const menus = new WeakMap()
const { setMenu } = BrowserWindow.prototype
BrowserWindow.prototype.setMenu = function (menu) {
  menus.set(this, menu)
  setMenu.call(this, menu)
}
globalThis.castellanMenuOf = (window) => menus.get(window) ?? Menu.getApplicationMenu()
