import { describe, expect, it, vi } from 'vitest'
import { use, type TableKeys } from './keys'

const target = {} as Element

const table = (more: Partial<TableKeys> = {}): TableKeys => ({
  undo: vi.fn(),
  undoTurn: vi.fn(),
  hint: vi.fn(),
  log: vi.fn(),
  list: vi.fn(),
  since: vi.fn(),
  talk: vi.fn(),
  rules: vi.fn(),
  help: vi.fn(),
  back: vi.fn(),
  choose: vi.fn(),
  enter: vi.fn(() => false),
  tool: vi.fn(() => false),
  ...more,
})

describe('use', () => {
  it.each([
    ['u', 'undo'],
    ['U', 'undo'],
    ['z', 'undoTurn'],
    ['h', 'hint'],
    ['l', 'log'],
    ['c', 'list'],
    ['w', 'since'],
    ['t', 'talk'],
    ['b', 'rules'],
    ['?', 'help'],
    ['Escape', 'back'],
  ] as const)('%s means %s', (key, name) => {
    const keys = table()
    expect(use(keys, key, target)).toBe(true)
    expect(keys[name]).toHaveBeenCalledOnce()
  })

  it('chooses by number, from 0', () => {
    const keys = table()
    for (const key of ['1', '9']) expect(use(keys, key, target)).toBe(true)
    expect(vi.mocked(keys.choose).mock.calls).toEqual([[0], [8]])
  })

  it.each(['0', 'x', 'F1', 'Tab', 'ArrowUp'])('leaves %s to the browser', (key) => {
    const keys = table()
    expect(use(keys, key, target)).toBe(false)
    expect(keys.choose).not.toHaveBeenCalled()
  })

  it('asks the board before the table, in small letters', () => {
    const keys = table({ tool: vi.fn((key) => key === 'u') })
    expect(use(keys, 'U', target)).toBe(true)
    expect(keys.undo).not.toHaveBeenCalled()
  })

  it('hands Enter on with what has the focus, and says whether it was used', () => {
    const keys = table({ enter: vi.fn(() => true) })
    expect(use(keys, 'Enter', target)).toBe(true)
    expect(keys.enter).toHaveBeenCalledWith(target)
    expect(keys.tool).not.toHaveBeenCalled()
    expect(use(table(), 'Enter', target)).toBe(false)
  })
})
