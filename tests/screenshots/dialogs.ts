import { expect, type Locator, type Page } from '@playwright/test'

/** Of the page, and of the bar around every page; also what opens a row beside its list. */
const buttons = 'main button, header button, main [data-title] a[href*="?"]'
const dialogs = '[role=dialog]:visible, [role=alertdialog]:visible'
const menus = '[role=menu]:visible'

const refusal = { type: 'about:blank', title: 'Not sent', status: 400, code: 'not_sent' }

interface Opener {
  at: number
  name: string
  /** Once for all rows, whose names differ by what they are about: "Edit 320-07309", "Edit 320-07416". */
  kind: string
  isAround: boolean
}

interface Visit {
  page: Page
  /** The address of the page. */
  url: string
  /** Brings the page into the state in which the button is there. */
  prepare: () => Promise<void>
  visit: (name: string) => Promise<void>
}

/**
 * Opens what the page at hand can open, and calls back with what is open: the dialog, drawer or menu of each button, what
 * each item of a menu leads to, the list of keys, and what can be done with two selected rows. Nothing that a click sends
 * reaches the server, so that the records stay as they are.
 * @param around names of what was shown of the bar around every page, which is the same on the next one; is added to
 */
export async function visitDialogs(page: Page, around: Set<string>, visit: Visit['visit']): Promise<void> {
  const url = page.url()
  const closePopup = (popup: Page) => void popup.close()
  page.on('popup', closePopup)
  await page.route(
    (address) => address.pathname.startsWith('/api/'),
    async (route) => {
      const isRead = ['GET', 'HEAD', 'OPTIONS'].includes(route.request().method())
      const isSession = route.request().url().includes('/auth/refresh')
      // Refused, not cut off: the app would say that there is no connection.
      await (isRead || isSession ? route.fallback() : route.fulfill({ status: 400, json: refusal }))
    },
  )
  const openers = await findOpeners(page)
  const isNew = ({ isAround, kind }: Opener) => !isAround || !around.has(kind)
  for (const opener of openers.filter(isNew)) {
    if (opener.isAround) around.add(opener.kind)
    await visitOpener(opener, { page, url, prepare: async () => undefined, visit })
  }
  await visitKeys({ page, url, around, visit })

  const rows = page.locator('main [data-row] input[type=checkbox]')
  if ((await rows.count()) > 1) {
    const prepare = async () => {
      for (const at of [0, 1]) await rows.nth(at).check()
    }
    await prepare()
    const known = new Set(openers.map(({ kind }) => kind))
    const ofSelected = (await findOpeners(page)).filter(({ kind }) => !known.has(kind))
    for (const opener of ofSelected) await visitOpener(opener, { page, url, prepare, visit })
  }
  page.off('popup', closePopup)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
}

const findOpeners = (page: Page): Promise<Opener[]> =>
  page.locator(buttons).evaluateAll((found) => {
    const seen = new Set<string>()
    return found.flatMap((button, at) => {
      const name = (button.getAttribute('aria-label') ?? button.textContent ?? '').trim()
      const kind = name.replace(/\S*\d.*$/, '#')
      const isUsable = button.checkVisibility() && !button.matches(':disabled')
      if (!isUsable || name === '' || button.closest('[role=tablist]') || seen.has(kind)) return []
      seen.add(kind)
      return [{ at, name, kind, isAround: !button.closest('main') }]
    })
  })

async function visitOpener({ at, name }: Opener, { page, url, prepare, visit }: Visit): Promise<void> {
  const press = async () => {
    await prepare()
    await click(page.locator(buttons).nth(at))
    return isShown(page.locator(`${dialogs}, ${menus}`).first())
  }
  if (!(await press())) return close(page, url)
  await untilLoaded(page, name)
  await visit(name)
  const items = await page.locator(menus).getByRole('menuitem').allInnerTexts()
  for (const [item, label] of items.entries()) {
    await reopen(page, url)
    if (!(await press())) break
    await click(page.locator(menus).getByRole('menuitem').nth(item))
    // It may lead to another page, or act at once.
    const isHere = (await isShown(page.locator(dialogs).first())) && pathOf(page.url()) === pathOf(url)
    if (!isHere) continue
    await untilLoaded(page, label)
    await visit(`${name} › ${label}`)
  }
  await (items.length > 0 ? reopen(page, url) : close(page, url))
}

async function visitKeys({ page, url, around, visit }: Omit<Visit, 'prepare'> & { around: Set<string> }) {
  if (around.has('?') || (await page.locator('header button').count()) === 0) return
  // Without what the last button left, such as a message of its success.
  await reopen(page, url)
  // Otherwise a field that has the focus would take the key, and a draft of it would stay.
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  await page.keyboard.press('?')
  if (!(await isShown(page.locator(dialogs).first()))) return
  around.add('?')
  await visit('?')
  await close(page, url)
}

const click = (target: Locator): Promise<void> => target.click({ timeout: 2000 }).catch(() => undefined)

const isShown = (target: Locator): Promise<boolean> =>
  target.waitFor({ timeout: 600 }).then(
    () => true,
    () => false,
  )

const untilLoaded = (page: Page, name: string): Promise<void> =>
  expect(page.locator(dialogs).first().locator('.animate-pulse'))
    .toHaveCount(0)
    .catch(() => console.log(`still loading: ${name}`))

const pathOf = (url: string) => new URL(url).pathname

const reopen = (page: Page, url: string) => page.goto(url, { waitUntil: 'networkidle' })

async function close(page: Page, url: string): Promise<void> {
  await page.keyboard.press('Escape')
  const isLeft = page.url() !== url || (await page.locator(`${dialogs}, ${menus}`).count()) > 0
  if (isLeft) await reopen(page, url)
}
