import { BookX, CircleCheck, CircleQuestionMark } from 'lucide-react'
import { useText } from '@/shared/lib/i18n'
import { StatusBadge } from '@/shared/ui/status-badge'
import type { Answer } from '../conversation'
import { confidenceText } from '../text'

const appearances = {
  sure: { status: 'done', icon: CircleCheck },
  unsure: { status: 'new', icon: CircleQuestionMark },
  none: { status: 'attention', icon: BookX },
} as const

/** How certain an answer is. */
export function ConfidenceBadge({ confidence }: { confidence: Answer['confidence'] }) {
  const t = useText(confidenceText)
  return <StatusBadge {...appearances[confidence]} label={t(confidence)} />
}
