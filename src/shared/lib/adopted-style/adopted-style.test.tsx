import { render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { styleSingleton } from './adopted-style'

const sheets = new Map<CSSStyleSheet, string>()

class FakeSheet extends CSSStyleSheet {
  override replaceSync(css: string) {
    sheets.set(this, css)
  }
}

const adopted = () => document.adoptedStyleSheets.map((sheet) => sheets.get(sheet))

beforeEach(() => {
  vi.stubGlobal('CSSStyleSheet', FakeSheet)
  Object.defineProperty(document, 'adoptedStyleSheets', { value: [], writable: true, configurable: true })
})

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(document, 'adoptedStyleSheets')
})

describe('styleSingleton', () => {
  it('adopts one style for all users, until the last one leaves, without a <style> element', () => {
    const Lock = styleSingleton()
    const lock = <Lock styles="body { overflow: hidden }" />
    const first = render(lock)
    const second = render(lock)
    expect(adopted()).toEqual(['body { overflow: hidden }'])
    expect(document.querySelector('style')).toBeNull()
    first.unmount()
    expect(adopted()).toEqual(['body { overflow: hidden }'])
    second.unmount()
    expect(adopted()).toEqual([])
  })
})
