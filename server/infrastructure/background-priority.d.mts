export function backgroundPriority(): number
