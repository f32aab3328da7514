import type { ReactNode } from 'react'
import { type TextKey, useText } from '@/shared/lib/i18n'
import { type KeyName, keyLabel, switchSingleKeys, useIsKeyActive, useSingleKeys } from '@/shared/lib/shortcut'
import { Checkbox } from '@/shared/ui/checkbox'
import { Dialog } from '@/shared/ui/dialog'
import { keyListText } from './text'

type Label = TextKey<typeof keyListText>
type Group = { title: Label; keys: readonly (KeyName & Label)[]; isOfSellers?: boolean }

const everywhere: Group = { title: 'everywhere', keys: ['palette', 'search', 'keyList'] }

/** Those that the whole app has, or has not: a super user neither orders nor quotes. */
const beginnings = ['newOrder', 'quickOrder', 'newQuote'] as const

const ofRecords: readonly Group[] = [
  { title: 'records', keys: ['nextRecord', 'previousRecord', 'backToList', 'print'] },
  { title: 'order', keys: ['startProcessing', 'pick', 'ship', 'message'], isOfSellers: true },
  { title: 'order', keys: ['message'], isOfSellers: false },
  { title: 'quote', keys: ['answer', 'send'], isOfSellers: true },
]

const ofRows: readonly { label: Label; keys: string }[] = [
  { label: 'moveInRows', keys: '↑ ↓' },
  { label: 'openRow', keys: 'Enter' },
  { label: 'leaveRows', keys: 'Esc' },
]

type KeyListDialogProps = {
  /** Whether the reader works for a dealership. */
  isSeller: boolean
  onClose: () => void
}

/** The keys that the reader has, and whether single letters are among them. */
export function KeyListDialog({ isSeller, onClose }: KeyListDialogProps) {
  const t = useText(keyListText)
  const isOn = useSingleKeys()
  const keysOf = ({ keys }: Group) => keys.map((name) => <Key key={name} label={t(name)} keys={keyLabel(name)} />)
  return (
    <Dialog open onOpenChange={onClose} title={t('title')} description={t('about')} size="lg">
      <Checkbox
        className="mb-6 border-b border-line pb-4"
        label={t('singleKeys')}
        help={t('singleKeysAbout', { palette: keyLabel('palette') })}
        checked={isOn}
        onChange={({ target }) => switchSingleKeys(target.checked)}
      />
      <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
        <KeyGroup title={t(everywhere.title)}>
          {keysOf(everywhere)}
          {beginnings.map((name) => (
            <ActiveKey key={name} name={name} />
          ))}
        </KeyGroup>
        <KeyGroup title={t('rows')}>
          {ofRows.map(({ label, keys }) => (
            <Key key={label} label={t(label)} keys={keys} />
          ))}
        </KeyGroup>
        {ofRecords
          .filter(({ isOfSellers = isSeller }) => isOfSellers === isSeller)
          .map((group) => (
            <KeyGroup key={group.title} title={t(group.title)}>
              {keysOf(group)}
            </KeyGroup>
          ))}
      </div>
    </Dialog>
  )
}

function KeyGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-1 font-semibold">{title}</h3>
      <dl className="grid">{children}</dl>
    </section>
  )
}

function ActiveKey({ name }: { name: (typeof beginnings)[number] }) {
  const t = useText(keyListText)
  return useIsKeyActive(name) && <Key label={t(name)} keys={keyLabel(name)} />
}

function Key({ label, keys }: { label: string; keys: string }) {
  return (
    <div className="flex items-center justify-between gap-4 border-b border-line py-1.5 last:border-b-0">
      <dt>{label}</dt>
      <dd>
        <kbd className="rounded-sm border border-line bg-sunken px-2 py-0.5 text-sm whitespace-nowrap">{keys}</kbd>
      </dd>
    </div>
  )
}
