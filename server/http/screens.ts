import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../domain/text'

/** A screen of the web app, as `scripts/screens.mjs` writes it with each build. */
export interface Screen {
  /** `$` begins a part that any text matches. */
  path: string
  guard: 'public' | 'signed-in'
  /** The files below `/assets/` that it needs beside those of every document. */
  files: string[]
  /** What it asks first; after `@` is the type of organization whose people the call is for. */
  calls: string[]
  /** By language, the heading that the document shows before there are scripts; empty where it waits for data. */
  heading: Record<Language, string>
}

export function readScreens(folder: string): Screen[] {
  const file = join(folder, 'screens.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
}

/** The screen at an address; fixed parts go before those that any text matches, as in the web app. */
export function screenAt(screens: readonly Screen[], url: string): Screen | undefined {
  const parts = partsOf(url.split(/[?#]/)[0] ?? '')
  const fits = ({ path }: Screen) => {
    const own = partsOf(path)
    return own.length === parts.length && own.every((part, place) => part.startsWith('$') || part === parts[place])
  }
  return screens.find(({ path }) => partsOf(path).join('/') === parts.join('/')) ?? screens.find(fits)
}

/** The web app does not distinguish capitals in an address either. */
const partsOf = (path: string) => path.toLowerCase().split('/').filter(Boolean)
