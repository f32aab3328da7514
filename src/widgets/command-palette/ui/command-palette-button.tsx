import { Search } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useText } from '@/shared/lib/i18n'
import { ariaKey, keyLabel, OverlayRequested, useShortcut } from '@/shared/lib/shortcut'
import { IconButton } from '@/shared/ui/icon-button'
import type { PaletteGoals } from '../model/goals'
import { commandPaletteText } from '../text'

const loadPalette = () => import('./command-palette').then(({ CommandPalette }) => ({ default: CommandPalette }))
const CommandPalette = lazy(loadPalette)

/** "Ctrl+K command palette": hears the keys on every page; a field in the top bar of a desk, a button in that of a phone. */
export function CommandPaletteButton(goals: PaletteGoals) {
  const t = useText(commandPaletteText)
  const [isOpen, setIsOpen] = useState(false)
  const open = () => setIsOpen(true)
  useShortcut('palette', open)
  return (
    <>
      <button
        type="button"
        aria-keyshortcuts={ariaKey('palette')}
        onClick={open}
        onPointerEnter={() => void loadPalette()}
        className="flex min-h-control w-full max-w-80 min-w-0 items-center gap-2.5 rounded-md border border-line-strong px-3 text-left text-ink-muted hover:bg-hover max-lg:hidden"
      >
        <Search aria-hidden className="size-4 shrink-0" />
        <span className="min-w-0 grow truncate">{t('search')}</span>
        <kbd aria-hidden className="rounded-sm border border-line bg-sunken px-1.5 py-0.5 text-sm whitespace-nowrap">
          {keyLabel('palette')}
        </kbd>
      </button>
      <IconButton
        label={t('title')}
        icon={<Search aria-hidden />}
        onClick={open}
        onPointerEnter={() => void loadPalette()}
        className="lg:hidden"
      />
      {isOpen && (
        <Suspense fallback={<OverlayRequested />}>
          <CommandPalette {...goals} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
