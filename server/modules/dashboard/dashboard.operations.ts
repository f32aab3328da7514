import { countOperatorsServed } from '../../access'
import type { Database } from '../../db/connection'
import type { PlatformHandlers } from '../../http/operation'
import type { MachineRepository } from '../machines'
import type { ManualRepository } from '../manuals'
import {
  byDay,
  lastDays,
  machineFigures,
  manualFigures,
  operatorScope,
  peopleScope,
  type QuestionScope,
  questionScope,
} from './dashboard'
import type { DashboardRepository } from './dashboard.repository'

interface Dependencies {
  db: Database
  figures: DashboardRepository
  machines: MachineRepository
  manuals: ManualRepository
}

export function dashboardOperations({ db, figures, machines, manuals }: Dependencies) {
  async function questions(scope: QuestionScope) {
    const dates = lastDays(new Date())
    return byDay(dates, await figures.questions(scope, dates[0] ?? ''))
  }

  return {
    getDashboard: async ({ caller }) => {
      const [ofPeople, ofOperators] = [peopleScope(caller), operatorScope(caller)]
      const [machineCounts, manualCounts, asked, people, operators] = await Promise.all([
        machines.visibleTo(caller).countByStatus(),
        manuals.visibleTo(caller).countByStatus(),
        questions(questionScope(caller)),
        ofPeople === undefined ? null : figures.people(ofPeople),
        ofOperators === undefined ? null : countOperatorsServed(db, ofOperators),
      ])
      return {
        status: 200,
        body: {
          machines: machineFigures(machineCounts),
          manuals: manualFigures(manualCounts),
          questions: asked,
          people,
          operators,
        },
      }
    },
  } satisfies Pick<PlatformHandlers, 'getDashboard'>
}
