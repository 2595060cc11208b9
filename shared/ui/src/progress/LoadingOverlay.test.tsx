import { LoadingOverlay } from '@territori/ui/progress';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

describe('LoadingOverlay', () => {
  it('announces the loading; the covered content cannot be used and keeps its place', () => {
    const { rerender } = render(
      <LoadingOverlay busy={false} label="Caricamento">
        <button type="button">Cerca</button>
      </LoadingOverlay>,
    );
    const button = screen.getByRole('button');
    expect(screen.getByRole('status').textContent).toBe('');
    rerender(
      <LoadingOverlay busy label="Caricamento">
        <button type="button">Cerca</button>
      </LoadingOverlay>,
    );
    expect(screen.getByRole('status').textContent).toBe('Caricamento');
    expect(button.closest('[inert]')).not.toBeNull();
    expect(document.contains(button)).toBe(true);
  });
});
