export * from '@territori/map';
