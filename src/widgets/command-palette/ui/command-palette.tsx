import { Command } from 'cmdk'
import {
  BookOpenText,
  Building2,
  CornerDownLeft,
  FileText,
  Forklift,
  type LucideIcon,
  MessageCircleQuestion,
  Package,
  Search,
  Settings2,
  Tractor,
  UserRound,
  Wrench,
  Zap,
} from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useRef, useState } from 'react'
import { useText } from '@/shared/lib/i18n'
import { useReturnFocus } from '@/shared/lib/return-focus'
import type { PaletteGoals } from '../model/goals'
import { groupOrder, type PaletteGroupName } from '../model/group-order'
import { usePaletteItems } from '../model/use-palette-items'
import { commandPaletteText } from '../text'
import { PaletteGroup, type PaletteItem } from './palette-group'
import { SearchState } from './search-state'

const icons: Record<PaletteGroupName, LucideIcon> = {
  screens: CornerDownLeft,
  actions: Zap,
  ask: MessageCircleQuestion,
  instances: Forklift,
  models: Tractor,
  pages: BookOpenText,
  parts: Wrench,
  orders: Package,
  quotes: FileText,
  customers: Building2,
  people: UserRound,
  settings: Settings2,
}

/** Takes anything: a question, the name of a screen, a machine, a part, an order, a customer, a person, words of a manual. */
export function CommandPalette({ onClose, ...goals }: PaletteGoals & { onClose: () => void }) {
  const t = useText(commandPaletteText)
  const returnFocus = useReturnFocus()
  const [typed, setTyped] = useState('')
  const { isSearching, error, retry, exact, ...groups } = usePaletteItems(typed, goals)
  // The best match is chosen, also where it arrives after others, until the reader moves to another one.
  const order = groupOrder(typed, exact)
  const best = order.flatMap((name) => groups[name])[0]?.key ?? ''
  const [moved, setMoved] = useState<{ typed: string; to: string }>()
  const isMoving = useRef(false)
  const value = moved?.typed === typed ? moved.to : best
  const closing = (items: readonly PaletteItem[]) =>
    items.map((item) => ({
      ...item,
      onSelect: () => {
        onClose()
        item.onSelect()
      },
    }))
  // A question can always be asked, so that it does not count as something found.
  const count = Object.entries(groups).reduce((sum, [name, { length }]) => sum + (name === 'ask' ? 0 : length), 0)

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
          <Command
            label={t('title')}
            shouldFilter={false}
            vimBindings={false}
            loop
            value={value}
            onValueChange={(to) => isMoving.current && setMoved({ typed, to })}
            onKeyDownCapture={({ key }) => {
              isMoving.current = ['ArrowDown', 'ArrowUp', 'Home', 'End'].includes(key)
            }}
            onPointerMoveCapture={() => {
              isMoving.current = true
            }}
          >
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
              {order.map((name) => (
                <PaletteGroup key={name} heading={t(name)} icon={icons[name]} items={closing(groups[name])} />
              ))}
            </Command.List>
            <SearchState
              isSearching={isSearching}
              error={error}
              retry={retry}
              typed={typed.trim()}
              isEmpty={count === 0}
            />
            <p className="border-t border-line px-5 py-2 text-sm text-ink-muted max-sm:hidden">{t('keys')}</p>
          </Command>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
