import { useState } from 'react'
import type { AssistantName } from '@/entities/conversation'
import { useText } from '@/shared/lib/i18n'
import { Drawer } from '@/shared/ui/drawer'
import { SearchField } from '@/shared/ui/search-field'
import { Tabs } from '@/shared/ui/tabs'
import { conversationText } from '../../text'
import { type ConversationHandlers, FoundConversations } from './found-conversations'

type HistoryListProps = ConversationHandlers & {
  assistant: AssistantName
  /** Undefined if none is chosen. */
  machineId: string | undefined
}

type HistoryDrawerProps = HistoryListProps & {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/**
 * The person's earlier conversations with this assistant, about this machine or all: to find and open again, to name or to
 * delete.
 */
export function HistoryDrawer({ open, onOpenChange, ...list }: HistoryDrawerProps) {
  const t = useText(conversationText)
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title={t('history')}>
      <HistoryList {...list} />
    </Drawer>
  )
}

function HistoryList({ machineId, ...list }: HistoryListProps) {
  const t = useText(conversationText)
  const [search, setSearch] = useState('')
  const [scope, setScope] = useState('machine')
  const all = <FoundConversations machineId={undefined} search={search} {...list} />
  return (
    <div className="grid content-start gap-3">
      <SearchField label={t('historySearch')} placeholder={t('historySearch')} value={search} onSearch={setSearch} />
      {machineId === undefined ? (
        all
      ) : (
        <Tabs
          label={t('historyOf')}
          value={scope}
          onChange={setScope}
          tabs={[
            {
              id: 'machine',
              label: t('thisMachine'),
              content: <FoundConversations machineId={machineId} search={search} {...list} />,
            },
            {
              id: 'all',
              label: t('allMachines'),
              content: all,
            },
          ]}
        />
      )}
    </div>
  )
}
