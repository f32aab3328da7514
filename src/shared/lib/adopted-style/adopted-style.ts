import { useEffect } from 'react'

/**
 * Replaces the package react-style-singleton, through which Radix locks the page behind a dialog. The package writes a
 * <style> element and so needs `unsafe-inline`; an adopted style sheet does the same without it.
 */
export function styleSingleton() {
  let users = 0
  let sheet: CSSStyleSheet | undefined

  function add(css: string) {
    users += 1
    if (users > 1) return
    const added = new CSSStyleSheet()
    added.replaceSync(css)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, added]
    sheet = added
  }

  function remove() {
    users -= 1
    if (users > 0) return
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
  }

  // biome-ignore lint/correctness/noComponentHookFactories: this is the package's own interface, called once per module
  return function AdoptedStyle({ styles, dynamic = false }: { styles: string; dynamic?: boolean }) {
    const version = dynamic ? styles : 'static'
    // biome-ignore lint/correctness/useExhaustiveDependencies: a static style never changes after its first render
    useEffect(() => {
      add(styles)
      return remove
    }, [version])
    return null
  }
}
