/** A row of signals with the outcome that the regression predicts. */
export interface Example {
  signals: readonly number[]
  outcome: boolean
  /** How much it counts beside others; 1 unless stated. */
  weight?: number
}

interface Fitted {
  intercept: number
  weights: number[]
}

const MAX_ROUNDS = 50
const CONVERGED = 1e-9

/**
 * Fits a logistic regression by Newton's method. Each weight is penalised by `penalty` times half its square, measured on
 * signals of unit variance; the intercept is not. The same examples always give the same weights.
 * @throws Error without examples
 */
export function fitLogistic(examples: readonly Example[], penalty: number): Fitted {
  const [first] = examples
  if (!first) throw new Error('there are no examples')
  const scales = first.signals.map((_, column) => scaleOf(examples, column))
  const rows = examples.map(({ signals }) =>
    Float64Array.of(
      1,
      ...signals.map((signal, column) => (signal - at(scales, column).mean) / at(scales, column).deviation),
    ),
  )
  let solution = new Array<number>(first.signals.length + 1).fill(0)
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const step = newtonStep(rows, examples, solution, penalty)
    solution = solution.map((value, index) => value + at(step, index))
    if (step.every((change) => Math.abs(change) < CONVERGED)) break
  }
  const [intercept = 0, ...scaled] = solution
  const weights = scaled.map((weight, column) => weight / at(scales, column).deviation)
  return {
    intercept: intercept - weights.reduce((sum, weight, column) => sum + weight * at(scales, column).mean, 0),
    weights,
  }
}

function scaleOf(examples: readonly Example[], column: number): { mean: number; deviation: number } {
  const total = examples.reduce((sum, { weight = 1 }) => sum + weight, 0)
  const meanOf = (part: (signal: number) => number) =>
    examples.reduce((sum, { signals, weight = 1 }) => sum + weight * part(signals[column] ?? 0), 0) / total
  const mean = meanOf((signal) => signal)
  return { mean, deviation: Math.sqrt(meanOf((signal) => (signal - mean) ** 2)) || 1 }
}

function newtonStep(
  rows: readonly Float64Array[],
  examples: readonly Example[],
  solution: readonly number[],
  penalty: number,
): number[] {
  const size = solution.length
  const gradient = solution.map((value, index) => (index === 0 ? 0 : -penalty * value))
  /** The lower triangle, row by row: the matrix is symmetric. */
  const hessian = new Float64Array(size * size)
  for (let index = 1; index < size; index += 1) hessian[index * size + index] = penalty
  rows.forEach((row, example) => {
    const { outcome, weight = 1 } = at(examples, example)
    const logit = row.reduce((sum, value, index) => sum + value * at(solution, index), 0)
    const probability = 1 / (1 + Math.exp(-logit))
    const error = weight * ((outcome ? 1 : 0) - probability)
    const certainty = weight * Math.max(probability * (1 - probability), 1e-9)
    for (let index = 0; index < size; index += 1) {
      const value = row[index] ?? 0
      gradient[index] = at(gradient, index) + error * value
      for (let column = 0; column <= index; column += 1)
        hessian[index * size + column] = (hessian[index * size + column] ?? 0) + certainty * value * (row[column] ?? 0)
    }
  })
  const entry = (row: number, column: number) => hessian[Math.max(row, column) * size + Math.min(row, column)] ?? 0
  const matrix = solution.map((_, row) => solution.map((_, column) => entry(row, column)))
  return solve(matrix, gradient)
}

/** Solves a linear system with a positive definite matrix by Gaussian elimination with partial pivoting. */
function solve(matrix: number[][], right: readonly number[]): number[] {
  const lines = matrix.map((line, index) => [...line, at(right, index)])
  const size = lines.length
  for (let column = 0; column < size; column += 1) {
    const candidates = lines.slice(column)
    const pivot = candidates.reduce((best, line) =>
      Math.abs(at(line, column)) > Math.abs(at(best, column)) ? line : best,
    )
    const position = lines.indexOf(pivot)
    lines[position] = lines[column] ?? []
    lines[column] = pivot
    for (const line of lines.slice(column + 1)) {
      const factor = at(line, column) / at(pivot, column)
      for (let index = column; index <= size; index += 1) line[index] = at(line, index) - factor * at(pivot, index)
    }
  }
  const solution = new Array<number>(size).fill(0)
  for (let row = size - 1; row >= 0; row -= 1) {
    const line = lines[row] ?? []
    const known = solution.reduce((sum, value, column) => (column > row ? sum + at(line, column) * value : sum), 0)
    solution[row] = (at(line, size) - known) / at(line, row)
  }
  return solution
}

function at<Value>(values: readonly Value[], index: number): Value {
  const value = values[index]
  if (value === undefined) throw new RangeError(`no value at ${index}`)
  return value
}
