import type { Page } from '@playwright/test'

/** What a finger with a glove hits for certain (WCAG 2.2, target size, enhanced). */
const targetSize = 44

/** What stands out on a page without anybody's looking: as sentences, none where all is well. */
export const measure = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const nameOf = (element: Element) =>
      (element.getAttribute('aria-label') ?? (element.textContent || element.tagName)).trim().slice(0, 40)
    const isShown = (element: Element) =>
      element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && !element.closest('[inert], .sr-only')

    const excess = document.documentElement.scrollWidth - window.innerWidth
    const wide = excess > 0 ? [`wider than its window by ${excess} px`] : []

    /** Where it can be pressed: also its label, and the row or card that its link covers. */
    function heightOf(element: HTMLElement): number {
      const covers = getComputedStyle(element, '::after').position === 'absolute'
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
      const boxes = [element, ...labels, ...(covers ? [element.offsetParent ?? element] : [])]
      return Math.max(...boxes.map((box) => box.getBoundingClientRect().height))
    }
    /** A link among words is as high as its line, and may be. */
    const isInText = (element: Element) =>
      element.matches('a') && (element.parentElement?.textContent ?? '').trim().length > nameOf(element).length
    const targets = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
    const small =
      window.innerWidth < 640
        ? targets
            .filter(
              (target) => isShown(target) && target.tabIndex >= 0 && !isInText(target) && heightOf(target) < least,
            )
            .map((target) => `“${nameOf(target)}” is ${Math.round(heightOf(target))} px high`)
        : []

    const cut = [...document.querySelectorAll('button, h1, h2, h3, th, label, [class*=truncate]')]
      .filter((element) => isShown(element) && element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
      .map((element) => `“${nameOf(element)}” is cut off`)

    return [...new Set([...wide, ...small, ...cut])]
  }, targetSize)
