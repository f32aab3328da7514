import { useQuery } from '@tanstack/react-query'
import { machineNoteQueries, NoteText } from '@/entities/machine-note'
import { isOfDealership } from '@/entities/user'
import { useUser } from '@/features/session'
import { useText } from '@/shared/lib/i18n'
import { conversationText } from '../text'

type NotesAboutProps = { machineId: string; question: string }

/** What staff have noted about a question like this one, which the manuals do not answer for certain. */
export function NotesAbout({ machineId, question }: NotesAboutProps) {
  const t = useText(conversationText)
  const words = t(isOfDealership(useUser()) ? 'notesForStaff' : 'notesForOperator')
  const { data } = useQuery(machineNoteQueries.forQuestion(machineId, question))
  if (!data || data.items.length === 0) return null
  return (
    <section aria-label={words} className="grid gap-3">
      <h3 className="font-semibold">{words}</h3>
      <ul className="grid gap-4">
        {data.items.map((note) => (
          <li key={note.id} className="border-l-4 border-info-line pl-4">
            <NoteText note={note} />
          </li>
        ))}
      </ul>
    </section>
  )
}
