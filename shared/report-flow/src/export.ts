export * from '@territori/exports';
