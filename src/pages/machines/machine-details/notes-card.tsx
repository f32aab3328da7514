import { useQuery } from '@tanstack/react-query'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Machine } from '@/entities/machine'
import { type MachineNote, machineNoteMutations, machineNoteQueries, NoteText } from '@/entities/machine-note'
import { NoteDialog } from '@/features/write-note'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { Card } from '@/shared/ui/card'
import { ConfirmMutation } from '@/shared/ui/confirm-dialog'
import { IconButton } from '@/shared/ui/icon-button'
import { Loaded } from '@/shared/ui/loaded'
import { Skeleton } from '@/shared/ui/skeleton'
import { machineDetailsText } from './text'

type NotesCardProps = { machine: Machine; canWrite: boolean }

/** What staff have noted about a model. Nothing for those who cannot write notes, where there are none. */
export function NotesCard({ machine, canWrite }: NotesCardProps) {
  const t = useText(machineDetailsText)
  const [edited, setEdited] = useState<{ note?: MachineNote }>()
  const [deleted, setDeleted] = useState<MachineNote>()
  const notes = useQuery(machineNoteQueries.ofMachine(machine.id))
  if (!canWrite && !notes.data?.items.length) return null
  return (
    <Card
      title={t('notes')}
      actions={
        canWrite && (
          <Button icon={<Plus aria-hidden />} onClick={() => setEdited({})}>
            {t('addNote')}
          </Button>
        )
      }
    >
      <Loaded query={notes} skeleton={<Skeleton className="h-16" />}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="text-ink-muted">{t('noNotes')}</p>
          ) : (
            <ul className="grid gap-4 divide-y divide-line *:not-first:pt-4">
              {items.map((note) => (
                <li key={note.id} className="flex items-start justify-between gap-2">
                  <NoteText note={note} />
                  {note.can_manage && (
                    <span className="flex shrink-0">
                      <IconButton
                        label={t('editNote', { note: nameOf(note) })}
                        icon={<Pencil aria-hidden />}
                        onClick={() => setEdited({ note })}
                      />
                      <IconButton
                        label={t('deleteNote', { note: nameOf(note) })}
                        icon={<Trash2 aria-hidden />}
                        onClick={() => setDeleted(note)}
                      />
                    </span>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {edited && <NoteDialog machine={machine} note={edited.note} onClose={() => setEdited(undefined)} />}
      {deleted && (
        <ConfirmMutation
          title={t('deleteNoteTitle')}
          description={nameOf(deleted)}
          confirm={t('deleteNoteConfirm')}
          mutation={machineNoteMutations.remove(deleted.id)}
          done={t('noteDeleted')}
          onClose={() => setDeleted(undefined)}
        />
      )}
    </Card>
  )
}

const nameOf = ({ question, body }: MachineNote): string => question || body
