import type { Page } from '@playwright/test'

/** What a finger with a glove hits for certain (WCAG 2.2, target size, enhanced). */
const targetSize = 44

/** What stands out on a page without anybody's looking: as sentences, none where all is well. */
export const measure = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const nameOf = (element: Element) =>
      (element.getAttribute('aria-label') ?? (element.textContent || element.tagName)).trim().slice(0, 40)
    // Once for all rows: their names differ by their numbers.
    const kindOf = (element: Element) => nameOf(element).replace(/\S*\d\S*/g, '#')
    const dialog = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1)
    const shown = dialog ?? document
    const isShown = (element: Element) =>
      element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && !element.closest('[inert], .sr-only')

    const excess = document.documentElement.scrollWidth - window.innerWidth
    const wide = excess > 0 ? [`wider than its window by ${excess} px`] : []

    /** Where it can be pressed: also its label, and the row or card that its link covers or leads to the same place. */
    function heightOf(element: HTMLElement): number {
      const covers = getComputedStyle(element, '::after').position === 'absolute'
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
      const row = element.closest('[data-row][tabindex]')
      const boxes = [element, ...labels, ...(row ? [row] : []), ...(covers ? [element.offsetParent ?? element] : [])]
      return Math.max(...boxes.map((box) => box.getBoundingClientRect().height))
    }
    /** A link among words is as high as its line, and may be. */
    const isInText = (element: Element) =>
      element.matches('a') && (element.parentElement?.textContent ?? '').trim().length > nameOf(element).length
    const targets = [...shown.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
    const small =
      window.innerWidth < 640
        ? targets
            .filter(
              (target) => isShown(target) && target.tabIndex >= 0 && !isInText(target) && heightOf(target) < least,
            )
            .map((target) => `“${kindOf(target)}” is ${Math.round(heightOf(target))} px high`)
        : []

    // What is around every page is cut on purpose: a long e-mail address in the menu.
    const own = dialog ? [dialog] : document.querySelectorAll('main')
    const cut = [...own]
      .flatMap((part) => [...part.querySelectorAll('button, h1, h2, h3, label, [class*=truncate]')])
      .filter(
        (element) =>
          isShown(element) &&
          !element.closest('th') &&
          element.scrollWidth > element.clientWidth + 1 &&
          element.clientWidth > 1,
      )
      .map((element) => `“${kindOf(element)}” is cut off`)

    const canvas = document.createElement('canvas').getContext('2d')
    /** The words in an empty field. */
    function isHintCut(field: HTMLInputElement): boolean {
      const { font, paddingLeft, paddingRight } = getComputedStyle(field)
      if (!canvas || !field.placeholder || field.value) return false
      canvas.font = font
      const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      return canvas.measureText(field.placeholder).width > room + 1
    }
    const hints = [...shown.querySelectorAll('input')]
      .filter((field) => isShown(field) && isHintCut(field))
      .map(({ placeholder }) => `the hint “${placeholder}” is cut off`)

    return [...new Set([...wide, ...small, ...cut, ...hints])]
  }, targetSize)
