import { useCallback } from 'react';
import { useKit } from '../kit/useKit.ts';
import type { Notification } from '../notifications/Notifications.ts';

/** Shows a notification at the top left. What it says must also be readable in the page: it goes away by itself. */
export function useNotify(): (notification: Notification) => void {
  const { notifications } = useKit();
  return useCallback((notification) => void notifications.show(notification), [notifications]);
}
