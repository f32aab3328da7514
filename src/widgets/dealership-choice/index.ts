export { useDealershipChoice } from './model/use-dealership-choice'
export { DealershipChoice } from './ui/dealership-choice'
export { DealershipFilter } from './ui/dealership-filter'
export { NoDealershipChosen } from './ui/no-dealership-chosen'
