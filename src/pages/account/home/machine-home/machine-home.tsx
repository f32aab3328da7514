import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Activity } from '@/entities/activity'
import { instanceTitle, type NextDueTask } from '@/entities/machine-instance'
import { useText } from '@/shared/lib/i18n'
import { usePageTitle } from '@/shared/lib/page-title'
import { assistantPaths, selectedAssistant } from '@/shared/lib/selected-assistant'
import { LinkButton } from '@/shared/ui/link-button'
import { ActivityLink } from '../activity-link'
import { AskAboutMachine } from './ask-about-machine'
import { NextDue } from './next-due'
import { SinceLastVisit } from './since-last-visit'
import { machineHomeText } from './text'

type MachineHomeProps = {
  /** Goes to the conversation, where the question is answered. */
  onAsk: (asked: { machine: string; q: string }) => void
  /** What its people call a machine and the task, leading to the machine. */
  dueLink: (instance: NextDueTask['instance'], words: string) => ReactNode
  /** Leads to where the hours of a machine are entered. */
  hoursLink: (instance: NextDueTask['instance'], words: string) => ReactNode
  /** Leads to all machines with their status. */
  allLink: (words: string) => ReactNode
  /** The title of what happened, leading to what it happened to. */
  activityLink: (activity: Activity) => ReactNode
}

/** Home of people who run machines: the question first, then what is due, then what is new. */
export function MachineHome({ onAsk, dueLink, hoursLink, allLink, activityLink }: MachineHomeProps) {
  usePageTitle(useText(machineHomeText)('title'))
  return (
    <div className="mx-auto grid w-full max-w-220 grid-cols-1 gap-6 sm:pt-2">
      <AskAboutMachine onAsk={onAsk} />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[11fr_9fr]">
        <NextDue link={dueLink} hoursLink={hoursLink} allLink={allLink} />
        <SinceLastVisit link={activityLink} />
      </div>
    </div>
  )
}

const tileLink = 'after:absolute after:inset-0 hover:underline'

export function MachineHomeScreen() {
  const navigate = useNavigate()
  return (
    <MachineHome
      onAsk={(search) => void navigate({ to: assistantPaths[selectedAssistant()], search })}
      dueLink={({ id }, words) => (
        <Link to="/machine-instances/$id" params={{ id }} className={tileLink}>
          {words}
        </Link>
      )}
      hoursLink={(instance, words) => (
        <LinkButton asChild size="sm">
          <Link
            to="/machine-instances/$id"
            params={{ id: instance.id }}
            search={{ enter: 'hours' }}
            aria-label={`${words}: ${instanceTitle(instance)}`}
          >
            {words}
          </Link>
        </LinkButton>
      )}
      allLink={(words) => (
        <Link
          to="/machine-instances"
          className="relative text-sm text-link before:absolute before:-inset-3 hover:underline"
        >
          {words}
        </Link>
      )}
      activityLink={(activity) => <ActivityLink activity={activity} className={tileLink} />}
    />
  )
}
