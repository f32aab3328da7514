import { Command } from 'cmdk'
import { CornerDownLeft, Forklift, MessageCircleQuestion, Search, Settings2, Tractor } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useState } from 'react'
import { useText } from '@/shared/lib/i18n'
import { useReturnFocus } from '@/shared/lib/return-focus'
import type { PaletteGoals } from '../model/goals'
import { usePaletteItems } from '../model/use-palette-items'
import { commandPaletteText } from '../text'
import { PaletteGroup, type PaletteItem } from './palette-group'
import { SearchState } from './search-state'

/** Everything by its name: screens, machines, machine instances, the assistant and some settings. */
export function CommandPalette({ onClose, ...goals }: PaletteGoals & { onClose: () => void }) {
  const t = useText(commandPaletteText)
  const returnFocus = useReturnFocus()
  const [typed, setTyped] = useState('')
  const { screens, machines, instances, ask, settings, ...search } = usePaletteItems(typed, goals)
  const closing = (items: readonly PaletteItem[]) =>
    items.map((item) => ({
      ...item,
      onSelect: () => {
        onClose()
        item.onSelect()
      },
    }))
  const count = [screens, machines, instances, ask, settings].reduce((sum, { length }) => sum + length, 0)

  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-scrim data-[state=open]:animate-fade-in" />
        <Dialog.Content
          {...returnFocus}
          aria-describedby={undefined}
          className="fixed inset-x-0 top-0 z-40 mx-auto max-h-dvh overflow-hidden bg-raised shadow-float outline-none data-[state=open]:animate-fade-in sm:top-[10dvh] sm:w-160 sm:max-w-[calc(100vw-2rem)] sm:rounded-md sm:border sm:border-line"
        >
          <Dialog.Title className="sr-only">{t('title')}</Dialog.Title>
          <Command label={t('title')} shouldFilter={false} vimBindings={false} loop>
            <div className="flex items-center gap-3 border-b border-line px-5">
              <Search aria-hidden className="size-5 shrink-0 text-ink-muted" />
              <Command.Input
                value={typed}
                onValueChange={setTyped}
                placeholder={t('placeholder')}
                className="min-h-14 min-w-0 grow bg-transparent outline-none"
              />
            </div>
            <Command.List label={t('results')} className="max-h-[60dvh] divide-y divide-line overflow-y-auto">
              <PaletteGroup heading={t('screens')} icon={CornerDownLeft} items={closing(screens)} />
              <PaletteGroup heading={t('machines')} icon={Tractor} items={closing(machines)} />
              <PaletteGroup heading={t('instances')} icon={Forklift} items={closing(instances)} />
              <PaletteGroup heading={t('ask')} icon={MessageCircleQuestion} items={closing(ask)} />
              <PaletteGroup heading={t('settings')} icon={Settings2} items={closing(settings)} />
            </Command.List>
            <SearchState {...search} typed={typed.trim()} isEmpty={count === 0} />
            <p className="border-t border-line px-5 py-2 text-sm text-ink-muted max-sm:hidden">{t('keys')}</p>
          </Command>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
