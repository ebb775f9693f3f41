/** The user has the browser forget all of the site while the page is open: the work is kept again at once, in a real browser (APP-4). */
import { expect, test } from '../support/test'
import { openSortie } from '../support/workshop'

test('work is kept again when the data of the site are cleared under the page', async ({ page }) => {
  const workshop = await openSortie(page)
  await page.keyboard.press('b')
  await workshop.click(await workshop.hex('I13'))
  const kept = (): Promise<number> =>
    page.evaluate(async () => {
      const there = await indexedDB.databases()
      if (!there.some(({ name }) => name === 'castellan')) return 0
      return new Promise<number>((resolve, reject) => {
        const opened = indexedDB.open('castellan')
        opened.onerror = () => reject(new Error('not opened'))
        opened.onsuccess = () => {
          const counted = opened.result.transaction('recovery').objectStore('recovery').count()
          counted.onsuccess = () => {
            opened.result.close()
            resolve(counted.result)
          }
        }
      })
    })
  await expect.poll(kept).toBe(1)
  const browser = await page.context().newCDPSession(page)
  await browser.send('Storage.clearDataForOrigin', {
    origin: new URL(page.url()).origin,
    storageTypes: 'indexeddb',
  })
  await expect.poll(kept).toBe(1)
})
