// What a browser keeps of the lobby.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { guestName, isWaiting, rememberWaiting, seatFor, seatOf } from './offers';

describe('what this browser keeps of the lobby', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
  });

  it('calls itself the same every time', () => {
    const name = guestName();
    expect(name).toMatch(/^[0-9a-f]{32}$/);
    expect(guestName()).toBe(name);
    localStorage.setItem('gaffer.lobby.guest', 'broken');
    expect(guestName()).toMatch(/^[0-9a-f]{32}$/);
  });

  it('has another secret for every request', () => {
    const [one, other] = [seatFor('a'), seatFor('b')];
    expect(one).not.toBe(other);
    expect([seatOf('a'), seatOf('b'), seatOf('c')]).toEqual([one, other, null]);
  });

  it('lets the oldest secrets go, and survives what cannot be read', () => {
    for (let number = 0; number < 50; number += 1) seatFor(String(number));
    expect(seatOf('9')).toBeNull();
    expect(seatOf('10')).not.toBeNull();
    localStorage.setItem('gaffer.lobby.seats', '{broken');
    expect(seatOf('10')).toBeNull();
  });

  it('remembers whether it waits', () => {
    rememberWaiting(true);
    expect(isWaiting()).toBe(true);
    rememberWaiting(false);
    expect(isWaiting()).toBe(false);
  });
});
