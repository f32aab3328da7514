import type { Page } from '@playwright/test'

/** Whatever is there to be pressed, to lead elsewhere or to be written into. */
const controls =
  'button, [role=button], [role=tablist], [role=menu], nav, input[type=file], input[type=search], [data-toaster], ' +
  'form:has(textarea):not(:has(input:not([type=file])))'
/** What says what a page and each of its rows is about. */
const names = 'main h1, main th:not(:has(input, .sr-only)), main [data-title]'

/** What a page shows only on its screen or loses on paper, as sentences. */
export async function printFaults(page: Page): Promise<string[]> {
  const onScreen = await shownNames(page)
  await page.emulateMedia({ media: 'print' })
  const onPaper = new Set(await shownNames(page))
  const printed = await shownControls(page)
  await page.emulateMedia({ media: 'screen' })
  const lost = onScreen.filter((name) => !onPaper.has(name))
  return [...new Set([...printed.map((name) => `${name} is printed`), ...lost.map((name) => `${name} is not printed`)])]
}

const shownNames = (page: Page) =>
  page.locator(names).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const isShown = [...range.getClientRects()].some(({ width, height }) => width > 0 && height > 0)
      return isShown ? [`the ${element.localName} “${(element.textContent ?? '').trim()}”`] : []
    }),
  )

const shownControls = (page: Page) =>
  page.locator(`${controls}, a`).evaluateAll((elements, selector) => {
    function looksPressable(element: Element) {
      const { borderTopWidth, display } = getComputedStyle(element)
      return borderTopWidth !== '0px' && display === 'inline-flex'
    }
    return (
      elements
        .filter((element) => element.matches(selector) || looksPressable(element))
        // One of which the words alone are printed has no box of its own.
        .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height > 0)
        .map((element) => {
          const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)
          return `the ${element.localName} “${name}”`
        })
    )
  }, controls)
