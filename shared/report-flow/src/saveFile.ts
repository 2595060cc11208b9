export * from '@territori/exports/saveFile';
