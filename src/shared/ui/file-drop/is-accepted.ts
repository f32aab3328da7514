/** Whether a file is of a type or has an ending that an `accept` names, such as "application/pdf,.pdf". */
export const isAccepted = ({ name, type }: File, accept: string): boolean =>
  accept
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .some((one) => (one.startsWith('.') ? name.toLowerCase().endsWith(one) : type === one))
