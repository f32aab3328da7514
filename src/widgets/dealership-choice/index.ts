export { useDealershipChoice } from './model/use-dealership-choice'
export { DealershipChoice } from './ui/dealership-choice'
export { NoDealershipChosen } from './ui/no-dealership-chosen'
