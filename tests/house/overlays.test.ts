import { describe, expect, it } from 'vitest'

const sources = import.meta.glob<string>(['../../src/**/*.{ts,tsx}', '!../../src/**/*.{test,stories}.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Code of a dialog, drawer, palette or list of keys that is loaded when it is asked for. */
const lateOverlay = /\blazy\(\s*\(\) =>\s*import\('[^']*(?:dialog|drawer|palette|key-list|menu|sheet|popover)[^']*'\)/i
const namedLoader = /const load\w*(?:Dialog|Drawer|Palette|Menu)\w* = \(\) =>\s*import\(/
/** What has content of its own above the page and moves the focus. */
const modalContent = /<(?:Radix|Dialog|AlertDialog|Popover)\.Content\b/

const faults = (files: Record<string, string>) =>
  Object.entries(files).flatMap(([file, source]) => {
    const isLate = lateOverlay.test(source) || (namedLoader.test(source) && /\blazy\(/.test(source))
    const isModal = modalContent.test(source) && !/DropdownMenu as Radix|Tooltip as Radix|Tabs as Radix/.test(source)
    return [
      ...(isLate && !source.includes('<OverlayRequested />')
        ? [`${file}: loads an overlay without OverlayRequested`]
        : []),
      ...(isModal && !/\{\.\.\.returnFocus\}/.test(source) ? [`${file}: an overlay without useReturnFocus`] : []),
      ...(/<dialog\b|showModal\(/.test(source) ? [`${file}: a dialog of the browser`] : []),
    ]
  })

describe('From the moment an overlay is asked for, typed keys belong to it', () => {
  it('whether its code is there or on its way', () => {
    expect(faults(sources)).toEqual([])
  })

  it.each([
    ["const Panel = lazy(() => import('./history-drawer'))", '<Suspense fallback={null}>'],
    ["const loadSaveDialog = () => import('./x')\nconst Save = lazy(loadSaveDialog)", '<Suspense>'],
    ["import { Dialog as Radix } from 'radix-ui'", '<Radix.Content className="fixed">'],
    ['', '<dialog open>'],
  ])('what bypasses it is found: %s %s', (...lines) => {
    expect(faults({ 'page.tsx': lines.join('\n') })).toHaveLength(1)
  })
})

describe('A key', () => {
  it('is heard by useShortcut alone, apart from what has the focus', () => {
    const listens = /(?:document|window)\.addEventListener\('key/
    const files = Object.entries(sources).filter(([, source]) => listens.test(source))
    expect(files.map(([file]) => file.replace('../../src/', '')).toSorted()).toEqual([
      'shared/lib/shortcut/reserve-keys.ts',
      'shared/lib/shortcut/use-shortcut.ts',
      // Only Escape, which hides it.
      'shared/ui/tooltip/tooltip-bubble.tsx',
    ])
  })
})

describe('What was typed in a dialog', () => {
  /** A dialog with fields that does not leave closing to `FormDialog`. */
  const loses = (source: string) =>
    /<(?:Dialog|ConfirmDialog)\b/.test(source) &&
    /<(?:TextField|TextareaField|PasswordField|DateField|DateTimeField)\b/.test(source) &&
    !/<FormDialog\b|\buseConfirmedClose\(/.test(source)

  it('is discarded only once that is confirmed', () => {
    const files = Object.entries(sources).filter(([, source]) => loses(source))
    expect(files.map(([file]) => file.replace('../../src/', '')).toSorted()).toEqual([
      // A search.
      'pages/admin/organizations/customer-look-up.tsx',
      // Its fields are those of a page, and its dialog asks before a quote is sent.
      'pages/quotes/quote-details/answer-form.tsx',
    ])
  })

  it.each([
    ['<Dialog open><TextField label="Name" /></Dialog>', true],
    ['<FormDialog form={form}><TextField label="Name" /></FormDialog>', false],
    ['<Dialog open onOpenChange={onClose}>Sure?</Dialog>', false],
  ])('in %s is lost: %s', (source, isLost) => {
    expect(loses(source)).toBe(isLost)
  })
})

describe('A dialog that changes something', () => {
  /** A mutation begun, and in the next statement what asked for it closed: why it fails is then shown nowhere. */
  const closesAtOnce =
    /\bmutate\((?:(?!onSuccess|onSettled)[^()]|\([^()]*\))*\)\s*;?\s+(?:set\w+\((?:false|undefined|null)\)|\w*[cC]lose\(\))/

  it('does not close before it is done', () => {
    const files = Object.entries(sources).filter(([, source]) => closesAtOnce.test(source))
    expect(files.map(([file]) => file)).toEqual([])
  })

  it.each([
    ['call.mutate()\n            setAsks(false)', true],
    ['mutate({ id })\n  onClose()', true],
    ['call.mutate(undefined, { onSuccess: () => setAsks(false) })', false],
    ['onConfirm={() => remove.mutate(ids)}\n          onClose={() => setAsks(false)}', false],
  ])('%s closes at once: %s', (source, isAtOnce) => {
    expect(closesAtOnce.test(source)).toBe(isAtOnce)
  })
})
