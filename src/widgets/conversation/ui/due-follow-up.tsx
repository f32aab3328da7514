import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  DueProgress,
  InstanceLink,
  instanceTitle,
  machineInstanceQueries,
  type TaskState,
  useOpenInstance,
} from '@/entities/machine-instance'
import { useUser } from '@/features/session'
import { useText } from '@/shared/lib/i18n'
import { Loaded } from '@/shared/ui/loaded'
import { Skeleton } from '@/shared/ui/skeleton'
import { taskAbout } from '../lib/service-topics'
import { conversationText } from '../text'
import { AnswerCard } from './answer-card'
import { QuestionChips } from './question-chips'

type DueFollowUpProps = {
  /** The physical machine that was chosen. */
  instanceId: string
  /** What was asked last. */
  question: string
}

/**
 * "When is it due next?", where the machine has a task for what was asked about. Manuals cannot answer that, so what answers
 * is the machine's own schedule, here, without a question to the assistant.
 */
export function DueFollowUp({ instanceId, question }: DueFollowUpProps) {
  const t = useText(conversationText)
  const { data } = useQuery(machineInstanceQueries.schedule(instanceId))
  const [isAsked, setIsAsked] = useState(false)
  const task = data && taskAbout(question, data.tasks)
  if (!task) return null
  if (isAsked) return <DueAnswer instanceId={instanceId} task={task} />
  return (
    <QuestionChips
      label={t('followUpsOfMachine')}
      questions={[t('whenDue', { task: task.name })]}
      onAsk={() => setIsAsked(true)}
    />
  )
}

function DueAnswer({ instanceId, task }: { instanceId: string; task: TaskState }) {
  const t = useText(conversationText)
  const { units } = useUser()
  const open = useOpenInstance()
  const query = useQuery(machineInstanceQueries.detail(instanceId))
  return (
    <div role="status">
      <Loaded query={query} skeleton={<Skeleton className="h-36" />}>
        {(instance) => (
          <AnswerCard by={t('fromSchedule', { machine: instanceTitle(instance) })}>
            <DueProgress
              title={task.name}
              task={{ ...task, task_id: task.id, daily_use: instance.daily_use }}
              unit={instance.unit}
              system={units}
            />
            <p className="text-link">
              <InstanceLink instance={instance} onOpen={open}>
                {t('machineLink')}
              </InstanceLink>
            </p>
          </AnswerCard>
        )}
      </Loaded>
    </div>
  )
}
